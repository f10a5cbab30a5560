import { expect, test } from 'vitest';
import { addDice, showDamage } from './dice';

const alike = ({ sides }: { readonly sides: number }) => sides === 6;

test('dice join the entry of their kind, and a full entry is followed by another', () => {
  const added = { count: 1, sides: 6 };
  expect(addDice([{ count: 2, sides: 6 }], added, alike)).toEqual([{ count: 3, sides: 6 }]);
  expect(addDice([{ count: 2, sides: 8 }], added, alike)).toEqual([{ count: 2, sides: 8 }, added]);
  expect(addDice([{ count: 100, sides: 6 }], added, alike)).toEqual([{ count: 100, sides: 6 }, added]);
});

test('damage is told with the modifiers that count', () => {
  const dice = [
    { count: 2, sides: 6 },
    { count: 1, sides: 8 },
  ] as const;
  expect(showDamage(dice, [3, 0, -1])).toBe('2d6 + 1d8, +3, −1');
});
