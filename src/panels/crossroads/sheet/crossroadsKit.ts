import { crossroads, type CrossroadsRequest, type CrossroadsSheet } from '@clatter/engine';

import type { PartyKit } from '../../partyKit';
import { CrossroadsSheetForm } from './CrossroadsSheetForm';

const { empty } = crossroads.sheet;

function told({ fate, fateDice, temporaryFateDice: { length } }: CrossroadsSheet): readonly string[] {
  return [
    ...(fate > 0 || fateDice > 0 ? [fateDice === 1 ? '1 Fate Die' : `${String(fateDice)} Fate Dice`] : []),
    ...(length > 0 ? [`${String(length)} temporary`] : []),
  ];
}

function endEncounter(sheet: CrossroadsSheet): CrossroadsSheet {
  const staying = sheet.temporaryFateDice.filter(({ duration }) => duration !== 'short');
  return staying.length === sheet.temporaryFateDice.length ? sheet : { ...sheet, temporaryFateDice: staying };
}

function statistics(
  brawn: number,
  agility: number,
  dexterity: number,
  knowledge: number,
  willpower: number,
  perception: number,
): CrossroadsSheet['statistics'] {
  return { brawn, agility, dexterity, knowledge, willpower, perception };
}

const fresh = { statistic: 0, modifiers: [], advantage: 0, disadvantage: 0 };
const watching = { ...fresh, statisticName: 'perception' } as const;
const skill = { kind: 'skill', ...fresh, fated: false, fateDice: 0 } as const;

/** Characters of Crossroads in a party. */
export const crossroadsKit: PartyKit<CrossroadsRequest, CrossroadsSheet> = {
  SheetForm: CrossroadsSheetForm,
  tell: told,
  acts: [
    {
      name: 'End of encounter',
      hint: 'Temporary Fate Dice of Short duration end',
      to: 'all',
      apply: endEncounter,
    },
    {
      name: 'Fate Dice refreshed',
      hint: 'As many Fate Dice as Fate, for everyone who has fewer',
      to: 'all',
      apply: (sheet) => (sheet.fateDice >= sheet.fate ? sheet : { ...sheet, fateDice: sheet.fate }),
    },
  ],
  sampleSheets: {
    mira: { ...empty, statistics: statistics(3, 1, 1, 0, 1, 0), fate: 2, fateDice: 2 },
    odo: { ...empty, statistics: statistics(0, 0, 1, 3, 2, 1), fate: 3, fateDice: 3 },
    sana: { ...empty, statistics: statistics(0, 3, 3, 0, -1, 2), fate: 2, fateDice: 2 },
    tarn: { ...empty, statistics: statistics(1, 0, 0, 1, 3, 2), fate: 1, fateDice: 1 },
    goblin: { ...empty, statistics: statistics(-1, 2, 1, -1, -1, 1) },
    ogre: { ...empty, statistics: statistics(4, -1, 0, -2, 1, 0), fate: 1, fateDice: 1 },
  },
  sampleRolls: [
    { name: 'Force it', who: 'mira', request: { ...skill, statisticName: 'brawn', opposition: null } },
    {
      name: 'Duel',
      who: 'mira',
      request: {
        ...skill,
        statisticName: 'brawn',
        opposition: { type: 'roll', ...fresh, statisticName: 'brawn', fateDice: 0 },
      },
    },
    { name: 'Recall', who: 'odo', request: { ...skill, statisticName: 'knowledge', opposition: null } },
    { name: 'Slip past', who: 'sana', request: { ...skill, statisticName: 'agility', opposition: null } },
    {
      name: 'Brave the peril',
      who: 'tarn',
      request: { ...skill, statisticName: 'willpower', opposition: { type: 'peril', statistic: 1, edge: null } },
    },
    { name: 'Keep watch together', request: { kind: 'group', members: [watching, watching, watching, watching] } },
  ],
};
