import { diecon, type DieconRequest, type DieconUnit } from '@clatter/engine';

import type { PartyKit } from '../../partyKit';
import { DieconSheetForm } from './DieconSheetForm';

const { empty } = diecon.sheet;

function told({ hitPoints, hitsTaken }: DieconUnit): readonly string[] {
  if (hitsTaken === 0) return [];
  const left = Math.max(0, hitPoints - hitsTaken);
  return [left === 0 ? 'no hit points left' : `${String(left)} of ${String(hitPoints)} hit points`];
}

const contest: DieconRequest = {
  kind: 'contest',
  attacker: { dice: 3, rerolls: 0, opponentRerolls: 0 },
  defender: { dice: 3, rerolls: 0, opponentRerolls: 0 },
  overkill: true,
  passiveDefence: false,
  jam: false,
};

/** Units of DIE-CON in a party. */
export const dieconKit: PartyKit<DieconRequest, DieconUnit> = {
  SheetForm: DieconSheetForm,
  tell: told,
  acts: [
    {
      name: 'All hits healed',
      hint: 'Every unit is as at the start of a battle',
      to: 'all',
      apply: (unit) => (unit.hitsTaken === 0 ? unit : { ...unit, hitsTaken: 0 }),
    },
  ],
  sampleSheets: {
    mira: { ...empty, attackDice: 4, defenceDice: 3, rerolls: 1, hitPoints: 4 },
    odo: { ...empty, attackDice: 3, defenceDice: 4, passiveDefence: true, hitPoints: 5 },
    sana: { ...empty, attackDice: 3, defenceDice: 2, opponentRerolls: 1, hitPoints: 3 },
    tarn: { ...empty, attackDice: 2, defenceDice: 2, rerolls: 2, hitPoints: 3 },
    goblin: { ...empty, attackDice: 2, defenceDice: 2, rerolls: 1, hitPoints: 2 },
    ogre: { ...empty, attackDice: 5, defenceDice: 3, opponentRerolls: 1, hitPoints: 6 },
  },
  sampleRolls: [
    { name: 'Charge', who: 'mira', request: contest },
    { name: 'Volley', who: 'sana', request: { ...contest, passiveDefence: true, jam: true } },
    { name: 'Without overkill', request: { ...contest, overkill: false } },
  ],
};
