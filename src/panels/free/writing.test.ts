import { expect, test } from 'vitest';
import { endsWithDice, removeLast, writeDie, writeSign, writeSuffix } from './writing';

test.each([
  ['', 6, '1d6'],
  ['  ', 6, '1d6'],
  ['d6', 6, '2d6'],
  ['2d6', 6, '3d6'],
  ['d%', 100, '2d100'],
  ['2d6', 8, '2d6 + 1d8'],
  ['2d6 ', 6, '3d6'],
  ['1d8 + 2d6', 6, '1d8 + 3d6'],
  ['100d6', 6, '100d6 + 1d6'],
  ['4d6dl1', 6, '4d6dl1 + 1d6'],
  ['3', 6, '3 + 1d6'],
  ['2d6 + ', 4, '2d6 + 1d4'],
  ['2d6-', 4, '2d6 − 1d4'],
  ['2d6 − ', 6, '2d6 − 1d6'],
  ['2d6 − 1d6', 6, '2d6 − 2d6'],
  ['−', 20, '−1d20'],
])('%j and a d%i give %j', (text, sides, written) => {
  expect(writeDie(text, sides)).toBe(written);
});

test.each([
  ['', '+', '+'],
  ['2d6', '+', '2d6 + '],
  ['2d6', '−', '2d6 − '],
  ['2d6 + ', '−', '2d6 − '],
  ['2d6-', '+', '2d6 + '],
] as const)('%j and the sign %s give %j', (text, sign, written) => {
  expect(writeSign(text, sign)).toBe(written);
});

test.each([
  ['4d6', 'dl', '4d6dl1'],
  ['4d6DL', 'dl', '4d6dl2'],
  ['4d6dl1', 'dl', '4d6dl2'],
  ['2d20 kh2', 'kh', '2d20'],
  ['2d20kl1', 'kh', '2d20kh1'],
  ['1 + d20', 'kh', '1 + 1d20kh1'],
  ['2d6 + 3', 'kh', '2d6 + 3'],
  ['', 'kh', ''],
])('%j and the suffix %s give %j', (text, suffix, written) => {
  expect(writeSuffix(text, suffix)).toBe(written);
});

test.each([
  ['2d6 + 3', '2d6 +'],
  ['2d6 +', '2d6'],
  ['4d6dl1', '4d6'],
  ['2d6 + 4d%', '2d6 +'],
  ['2d6x', '2d6'],
  ['2d6 ', ''],
  ['', ''],
])('%j without its last part is %j', (text, rest) => {
  expect(removeLast(text)).toBe(rest);
});

test('only dice take a suffix', () => {
  expect(['2d6', '1 + d%', '2d6kh1', '2d6 + 1', '2d6 +', ''].map(endsWithDice)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
