import { signed } from '@clatter/engine';

/** The sides that a die of a dice list can have. */
export type DieSides = 4 | 6 | 8 | 10 | 12 | 20;

/** So many alike in a dice list. */
export interface DiceEntry {
  readonly count: number;
  readonly sides: DieSides;
}

export const allSides: readonly DieSides[] = [4, 6, 8, 10, 12, 20];

const mostInEntry = 100;

/** "2d6 + 1d8". */
export function showDice(dice: readonly DiceEntry[]): string {
  return dice.map(({ count, sides }) => `${String(count)}d${String(sides)}`).join(' + ');
}

/** "2d6 + 1d8, +3": modifiers that change nothing are left out. */
export function showDamage(dice: readonly DiceEntry[], modifiers: readonly number[]): string {
  return [showDice(dice), ...modifiers.filter((modifier) => modifier !== 0).map(signed)].join(', ');
}

/** More dice: in the entry that has such dice already, else in an entry of its own. */
export function addDice<Entry extends { readonly count: number }>(
  entries: readonly Entry[],
  added: Entry,
  alike: (entry: Entry) => boolean,
): readonly Entry[] {
  const place = entries.findIndex((entry) => alike(entry) && entry.count + added.count <= mostInEntry);
  if (place < 0) return [...entries, added];
  return entries.map((entry, index) => (index === place ? { ...entry, count: entry.count + added.count } : entry));
}
