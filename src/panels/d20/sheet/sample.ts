import { d20, type D20Request, type D20Sheet } from '@clatter/engine';

const { empty } = d20.sheet;

function scores(
  strength: number,
  dexterity: number,
  constitution: number,
  intelligence: number,
  wisdom: number,
  charisma: number,
): D20Sheet['scores'] {
  return { strength, dexterity, constitution, intelligence, wisdom, charisma };
}

/** Four heroes of level 3, and two to fight. */
export const sampleSheets: Readonly<Record<string, D20Sheet>> = {
  mira: {
    ...empty,
    scores: scores(16, 12, 15, 8, 10, 13),
    level: 3,
    saves: { ...empty.saves, strength: 'proficient', constitution: 'proficient' },
    skills: { ...empty.skills, athletics: 'proficient', intimidation: 'proficient' },
    armourClass: 18,
    inspiration: true,
    human: true,
  },
  odo: {
    ...empty,
    scores: scores(8, 14, 13, 17, 12, 10),
    level: 3,
    saves: { ...empty.saves, intelligence: 'proficient', wisdom: 'proficient' },
    skills: { ...empty.skills, arcana: 'doubled', history: 'proficient' },
    armourClass: 12,
  },
  sana: {
    ...empty,
    scores: scores(10, 18, 12, 13, 14, 8),
    level: 3,
    saves: { ...empty.saves, dexterity: 'proficient', intelligence: 'proficient' },
    skills: { ...empty.skills, stealth: 'doubled', 'sleight-of-hand': 'proficient', perception: 'proficient' },
    tools: [{ name: 'Thieves’ tools', training: 'proficient' }],
    armourClass: 15,
  },
  tarn: {
    ...empty,
    scores: scores(13, 8, 14, 10, 17, 12),
    level: 3,
    saves: { ...empty.saves, wisdom: 'proficient', charisma: 'proficient' },
    skills: { ...empty.skills, medicine: 'proficient', religion: 'proficient' },
    armourClass: 16,
  },
  goblin: { ...empty, scores: scores(8, 15, 10, 10, 8, 8), level: 0, armourClass: 15 },
  ogre: { ...empty, scores: scores(19, 8, 16, 5, 7, 7), level: 2, armourClass: 11 },
};

const test = {
  modifier: 0,
  modifiers: [],
  bonusDice: [],
  advantage: 0,
  disadvantage: 0,
  inspiration: false,
} as const;
const untrained = { level: 1, applies: false, doubled: false, halved: false };
const trained = { ...untrained, applies: true };
const check = {
  kind: 'check',
  ...test,
  proficiency: untrained,
  dc: 15,
  skillProficient: false,
  toolProficient: false,
} as const;

/** One-tap rolls, damage linked to the attacks. */
export const sampleRolls: readonly { readonly name: string; readonly who?: string; readonly request: D20Request }[] = [
  {
    name: 'Longsword',
    who: 'mira',
    request: {
      kind: 'attack',
      ...test,
      proficiency: trained,
      ac: 15,
      ability: 'strength',
      damage: { dice: [{ count: 1, sides: 8 }], modifier: 0, sameModifier: true },
    },
  },
  {
    name: 'Rapier',
    who: 'sana',
    request: {
      kind: 'attack',
      ...test,
      proficiency: trained,
      ac: 15,
      ability: 'dexterity',
      finesse: true,
      damage: { dice: [{ count: 1, sides: 8 }], modifier: 0, sameModifier: true },
    },
  },
  { name: 'Stealth', who: 'sana', request: { ...check, ability: 'dexterity', skill: 'stealth' } },
  { name: 'Arcana', who: 'odo', request: { ...check, ability: 'intelligence', skill: 'arcana' } },
  {
    name: 'Wisdom save',
    who: 'tarn',
    request: { kind: 'save', ...test, proficiency: untrained, dc: 15, chooseToFail: false, ability: 'wisdom' },
  },
  { name: 'Perception', request: { ...check, ability: 'wisdom', skill: 'perception' } },
];
