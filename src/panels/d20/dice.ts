import { signed, type D20DamageRequest } from '@clatter/engine';
import type { TestRequest } from './testFields';

export type BonusEntry = TestRequest['bonusDice'][number];
export type DamageEntry = D20DamageRequest['dice'][number];
export type Sides = DamageEntry['sides'];

/** What a row of dice may hold, by the text that names it. */
export interface DieOption<Die> {
  readonly label: string;
  readonly die: Die;
}

export const allSides: readonly Sides[] = [4, 6, 8, 10, 12, 20];

/** "+2d4" or "−1d6". */
export function showBonus({ count, sides, sign }: BonusEntry): string {
  return `${signed(sign * count)}d${String(sides)}`;
}

/** "2d6 + 1d8". */
export function showDice(dice: readonly DamageEntry[]): string {
  return dice.map(({ count, sides }) => `${String(count)}d${String(sides)}`).join(' + ');
}

/** One die more: in the entry that has such dice already, else in an entry of its own. */
export function addDie<Entry extends { readonly count: number }>(
  entries: readonly Entry[],
  added: Entry,
  alike: (entry: Entry) => boolean,
): readonly Entry[] {
  const place = entries.findIndex((entry) => alike(entry) && entry.count < 100);
  if (place < 0) return [...entries, added];
  return entries.map((entry, index) => (index === place ? { ...entry, count: entry.count + added.count } : entry));
}
