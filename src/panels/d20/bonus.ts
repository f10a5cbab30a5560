import { signed } from '@clatter/engine';
import type { TestRequest } from './testFields';

export type BonusEntry = TestRequest['bonusDice'][number];

/** "+2d4" or "−1d6". */
export function showBonus({ count, sides, sign }: BonusEntry): string {
  return `${signed(sign * count)}d${String(sides)}`;
}
