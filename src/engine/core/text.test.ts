import { expect, test } from 'vitest';

import { addition, count, forTheEar, list, plain, sayMargin, signed, sumText, withEdge } from './text';
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

test('[R1] a voice says how many dice show a face', () => {
  expect(forTheEar('12 \u00d7 6, 3 \u00d7 1')).toBe('12 times 6, 3 times 1');
});

test('[R6] a sum leaves out what adds nothing, and a single part stands alone', () => {
  expect(sumText([17, 0, -5], 12)).toBe('17 \u2212 5 = 12');
  expect(sumText([17, 0], 17)).toBe('17');
  expect(sumText([], 0)).toBe('0');
});

test('[R1] a margin says above, below or a tie', () => {
  expect([3, -2, 0].map((margin) => sayMargin(margin, 'goal'))).toEqual([
    '3 above the goal',
    '2 below the goal',
    'A tie: exactly the goal, which is enough',
  ]);
});

test('[R7] an edge is named where there is one', () => {
  expect([withEdge('Save', 1), withEdge('Save', -1), withEdge('Save', 0)]).toEqual([
    'Save, advantage',
    'Save, disadvantage',
    'Save',
  ]);
});

test('[R1] counts and lists read as English', () => {
  expect([count(1, 'die', 'dice'), count(3, 'die', 'dice'), count(0, 'die', 'dice')]).toEqual([
    '1 die',
    '3 dice',
    '0 dice',
  ]);
  expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c');
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
