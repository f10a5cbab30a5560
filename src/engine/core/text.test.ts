import { expect, test } from 'vitest';

import { addition, count, forTheEar, list, plain, signed } from './text';
import { toneOf } from './words';

test('[R6] numbers are shown with a true minus sign', () => {
  expect([plain(3), plain(-3), signed(3), signed(-3), signed(0)]).toEqual(['3', '\u22123', '+3', '\u22123', '+0']);
});

test('[R6] what is added up is told in order', () => {
  expect(addition([17, 5, -2, 0])).toBe('17 + 5 \u2212 2 + 0');
  expect(addition([-4])).toBe('\u22124');
});

test('[R1] a voice says minus, plus and is', () => {
  expect(forTheEar('17 + 5 \u2212 2 = 20; d4 \u22123, +2')).toBe('17 plus 5 minus 2 is 20; d4 minus 3, plus 2');
});

test('[R1] counts and lists read as English', () => {
  expect([count(1, 'die', 'dice'), count(3, 'die', 'dice'), count(0, 'die', 'dice')]).toEqual([
    '1 die',
    '3 dice',
    '0 dice',
  ]);
  expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

test.each([
  ['critical-success', 'triumph'],
  ['critical-hit', 'triumph'],
  ['great-success', 'triumph'],
  ['attacker+1', 'triumph'],
  ['attacker+12', 'triumph'],
  ['success', 'success'],
  ['hit', 'success'],
  ['attacker+0', 'success'],
  ['grazing-hit', 'glancing'],
  ['mixed', 'glancing'],
  ['tie', 'glancing'],
  ['failure', 'failure'],
  ['miss', 'failure'],
  ['defender+0', 'failure'],
  ['no-move', 'failure'],
  ['critical-failure', 'disaster'],
  ['automatic-miss', 'disaster'],
  ['defender+1', 'disaster'],
  ['defender+20', 'disaster'],
  ['total', 'neutral'],
  ['row-3', 'neutral'],
  ['reroll', 'neutral'],
])('[R10] %s has the tone %s', (headline, tone) => {
  expect(toneOf(headline)).toBe(tone);
});
