import { expect, test } from 'vitest';

import { isRuleError } from '../../core/errors';
import { free } from './index';

function roll(text: string, faces: readonly number[]) {
  return free.resolve(free.read({ system: 'free', request: { kind: 'notation', text }, faces }));
}

function faultOf(input: unknown) {
  try {
    free.readRequest(input);
  } catch (error) {
    if (isRuleError(error)) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

const positionOf = (text: string) => faultOf({ kind: 'notation', text }).position;

test.each([
  ['2d4 + 2', [3, 4], 9],
  ['9+2d6', [1, 2], 12],
  ['-1 + d8', [8], 7],
  ['27 - 17', [], 10],
  ['0', [], 0],
  ['9999', [], 9999],
  ['1d20-2', [2], 0],
  ['+10', [], 10],
  ['102', [], 102],
])('[F1] %s is a row of terms joined by signs', (text, faces, total) => {
  expect(roll(text, faces).total).toBe(total);
});

test.each([
  ['d4', [4]],
  ['d6', [6]],
  ['d8', [8]],
  ['d10', [10]],
  ['d12', [12]],
  ['d20', [20]],
  ['d100', [100]],
  ['d%', [100]],
  ['3d%', [100, 100, 100]],
  ['1D20', [20]],
])('[F2] %s names dice by number and sides', (text, sides) => {
  expect(free.plan(free.readRequest({ kind: 'notation', text })).map((die) => die.sides)).toEqual(sides);
});

test.each([
  ['2d20kh1+5', [3, 9], 14, [1]],
  ['2d20kh', [3, 9], 9, [1]],
  ['2d20KL', [3, 9], 3, [0]],
  ['3d6dh2', [5, 1, 6], 1, [1]],
  ['3d6dl', [5, 1, 6], 11, [0, 2]],
  ['1d6kh1', [4], 4, [0]],
  ['2d6dl2', [3, 4], 0, []],
  ['2d6kh-1', [3, 4], 3, [1]],
  ['2d6kh2', [3, 4], 7, [0, 1]],
  ['d%kl', [70], 70, [0]],
  ['2d6-2d6kl1', [6, 5, 2, 4], 9, [0, 1, 2]],
])('[F3] %s keeps or drops what its suffix says', (text, faces, total, kept) => {
  expect(roll(text, faces)).toEqual({ total, kept, headline: 'total' });
});

test.each([
  [' \t2d6\u00a0+\u00a01 ', [3, 4], 8],
  ['2d20 \tkh1', [3, 9], 9],
  ['2D20Kh01 − 1', [3, 9], 8],
  ['\u22121 + D8', [5], 4],
  ['- 1 + 8', [], 7],
  ['+ d6', [2], 2],
  ['002d006 + 0000000009999', [1, 2], 10002],
])('[F4] %j may be written so', (text, faces, total) => {
  expect(roll(text, faces).total).toBe(total);
});

test.each([
  ['', 0],
  ['   ', 3],
  ['+', 1],
  ['d', 1],
  ['d7', 1],
  ['2d0', 2],
  ['0d6', 0],
  [' 101d6', 1],
  ['2d6++1', 4],
  ['2d6+', 4],
  ['2d6kh3', 5],
  ['2d6kh0', 5],
  ['1d6d', 4],
  ['2d6 k', 5],
  ['2d6kh1dl1', 6],
  ['2d6 3', 4],
  ['2d6 d8', 5],
  ['2 d6', 2],
  ['2d 6', 2],
  ['2d6kh 1', 6],
  ['2d6k h1', 4],
  ['2d%6', 3],
  ['1.5', 1],
  ['2d6,5', 3],
  ['(2d6)', 0],
  ['2d6*2', 3],
  ['d-6', 1],
  ['5kh1', 1],
  ['10000', 0],
  ['1 + 10000', 4],
  ['2d\uff16', 2],
  ['2d6\u212ah', 3],
  ['2d6\n+1', 3],
  ['2d6\u20131', 3],
  ['\u0662d6', 0],
  ['1e3', 1],
  [`${'9'.repeat(400)}d6`, 0],
])('[F5] %j is refused at position %i', (text, position) => {
  const fault = faultOf({ kind: 'notation', text });
  expect({ code: fault.code, position: fault.position }).toEqual({ code: 'invalid-notation', position });
  expect(fault.message).not.toMatch(/Infinity|NaN|undefined/);
});

test.each([undefined, null, 7, ['2d6'], { text: '2d6' }])('[F5] %j is no text', (text) => {
  expect(faultOf({ kind: 'notation', text }).code).toBe('invalid-request');
});

test('[F5] a fault says what was wrong and what would be right', () => {
  const messageOf = (text: string) => faultOf({ kind: 'notation', text }).message;
  expect(messageOf('d7')).toBe('There is no die with that many sides; use d4, d6, d8, d10, d12, d20, d100 or d%.');
  expect(messageOf('2d')).toContain('not the end of the text');
  expect(messageOf('2d6kh3')).toBe('Of 2 dice, 1 to 2 can be kept.');
  expect(messageOf('1d6dl3')).toBe('Of one die, only 1 can be dropped.');
  expect(messageOf('1d6d')).toContain('dh or dl');
  expect(messageOf('1d6k')).toContain('kh or kl');
  expect(messageOf('2d6 3')).toBe('“3” can’t follow here; put a + or − between two terms.');
  expect(messageOf('2d6 🎲')).toContain('“🎲”');
  expect(messageOf('2d6kh1kl1')).toContain('only one of');
  expect(messageOf('6kh1')).toContain('stand after dice');
  expect(messageOf('1.5')).toContain('whole');
  expect(messageOf('0d6')).toBe('Use 1 to 100 dice in a term.');
  expect(messageOf('10000')).toBe('A number may be 9999 at most.');
  expect(messageOf('')).toContain('2d6');
  expect(messageOf('99d6+99d6+99d6')).toBe('That makes 297 dice; a roll takes 200 at most.');
});

test('[F6] two hundred dice are rolled, one more is refused where its term starts', () => {
  expect(free.plan(free.readRequest({ kind: 'notation', text: '100d6+100d%' }))).toHaveLength(200);
  expect(positionOf('100d6 + 100d% + d4')).toBe(16);
  expect(free.plan(free.readRequest({ kind: 'notation', text: '7' }))).toEqual([]);
});
