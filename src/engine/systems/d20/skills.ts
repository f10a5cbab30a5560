import type { Ability } from './abilities';

export const skillIds = [
  'acrobatics',
  'animal-handling',
  'arcana',
  'athletics',
  'deception',
  'history',
  'insight',
  'intimidation',
  'investigation',
  'medicine',
  'nature',
  'perception',
  'performance',
  'persuasion',
  'religion',
  'sleight-of-hand',
  'stealth',
  'survival',
] as const;

export type Skill = (typeof skillIds)[number];

export interface SkillUse {
  readonly id: Skill;
  readonly name: string;
  /** The ability that usually goes with it; a check may use another. */
  readonly ability: Ability;
}

/** The eighteen skills by name [D12]. */
export const skills: readonly SkillUse[] = [
  { id: 'acrobatics', name: 'Acrobatics', ability: 'dexterity' },
  { id: 'animal-handling', name: 'Animal Handling', ability: 'wisdom' },
  { id: 'arcana', name: 'Arcana', ability: 'intelligence' },
  { id: 'athletics', name: 'Athletics', ability: 'strength' },
  { id: 'deception', name: 'Deception', ability: 'charisma' },
  { id: 'history', name: 'History', ability: 'intelligence' },
  { id: 'insight', name: 'Insight', ability: 'wisdom' },
  { id: 'intimidation', name: 'Intimidation', ability: 'charisma' },
  { id: 'investigation', name: 'Investigation', ability: 'intelligence' },
  { id: 'medicine', name: 'Medicine', ability: 'wisdom' },
  { id: 'nature', name: 'Nature', ability: 'intelligence' },
  { id: 'perception', name: 'Perception', ability: 'wisdom' },
  { id: 'performance', name: 'Performance', ability: 'charisma' },
  { id: 'persuasion', name: 'Persuasion', ability: 'charisma' },
  { id: 'religion', name: 'Religion', ability: 'intelligence' },
  { id: 'sleight-of-hand', name: 'Sleight of Hand', ability: 'dexterity' },
  { id: 'stealth', name: 'Stealth', ability: 'dexterity' },
  { id: 'survival', name: 'Survival', ability: 'wisdom' },
];
