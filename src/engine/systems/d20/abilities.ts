import { half } from '../../core/numbers';

export const abilityIds = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;

export type Ability = (typeof abilityIds)[number];

export interface AbilityUses {
  readonly id: Ability;
  readonly name: string;
  readonly check: string;
  readonly save: string;
  readonly attack: string;
}

/** The six abilities and what each is for [D12]. */
export const abilities: readonly AbilityUses[] = [
  {
    id: 'strength',
    name: 'Strength',
    check: 'Lift, push, break',
    save: 'Withstand force',
    attack: 'Melee and unarmed',
  },
  {
    id: 'dexterity',
    name: 'Dexterity',
    check: 'Move nimbly, quietly',
    save: 'Dodge out of the way',
    attack: 'At range',
  },
  {
    id: 'constitution',
    name: 'Constitution',
    check: 'Endure',
    save: 'Shake off a toxin',
    attack: 'None of its own',
  },
  {
    id: 'intelligence',
    name: 'Intelligence',
    check: 'Reason, remember',
    save: 'See through an illusion',
    attack: 'A caster’s spells',
  },
  {
    id: 'wisdom',
    name: 'Wisdom',
    check: 'Notice, sense',
    save: 'Resist an assault on the mind',
    attack: 'A caster’s spells',
  },
  {
    id: 'charisma',
    name: 'Charisma',
    check: 'Influence, perform',
    save: 'Stay who you are',
    attack: 'A caster’s spells',
  },
];

/** The modifier of an ability score [D15]. */
export function abilityModifier(score: number): number {
  return half(score - 10);
}
