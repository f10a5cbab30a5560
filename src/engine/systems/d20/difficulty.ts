import { sum } from '../../core/numbers';

export interface Difficulty {
  readonly dc: number;
  readonly name: string;
}

/** What a task's difficulty usually is [D15], easiest first. */
export const difficulties: readonly Difficulty[] = [
  { dc: 5, name: 'Very easy' },
  { dc: 10, name: 'Easy' },
  { dc: 15, name: 'Medium' },
  { dc: 20, name: 'Hard' },
  { dc: 25, name: 'Very hard' },
  { dc: 30, name: 'Nearly impossible' },
];

/** The AC [D15] of a Dexterity modifier and what armour, shield and the rest add. */
export function armourClassOf(dexterityModifier: number, armourAndOther: number): number {
  return sum([10, dexterityModifier, armourAndOther]);
}
