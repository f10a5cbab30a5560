import type { LudoRequestOf } from '@clatter/engine';

export type DiceEntry = LudoRequestOf<'damage'>['dice'][number];

export const allSides: readonly DiceEntry['sides'][] = [4, 6, 8, 10, 12, 20];

/** "2d6 + 1d8". */
export function showDice(dice: readonly DiceEntry[]): string {
  return dice.map(({ count, sides }) => `${String(count)}d${String(sides)}`).join(' + ');
}
