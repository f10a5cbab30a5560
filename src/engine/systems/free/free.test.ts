import fc from 'fast-check';
import { expect, test } from 'vitest';

import { freeRequests } from '../../testing/requests/free';
import { isRuleError } from '../../core/errors';
import { at } from '../../core/numbers';
import { free } from './index';

function play(text: string, faces: readonly number[], steps: readonly unknown[] = []) {
  return free.read({ system: 'free', request: { kind: 'notation', text }, faces, steps });
}

test('[F7] dice are planned in reading order, all of them the roller’s', () => {
  expect(free.plan(free.readRequest({ kind: 'notation', text: '2d4 - d8' }))).toEqual([
    { sides: 4, side: 'roller', role: 'main' },
    { sides: 4, side: 'roller', role: 'main' },
    { sides: 8, side: 'roller', role: 'main' },
  ]);
});

test.each([
  ['4d6dl1', [1, 6, 1, 4], [0, 1, 3]],
  ['3d6kh2', [4, 2, 2], [0, 1]],
  ['3d6dh1', [5, 2, 5], [0, 1]],
  ['3d6kl2', [5, 5, 2], [0, 2]],
])('[F7] of equals the later die is dropped: %s with %j', (text, faces, kept) => {
  expect(free.resolve(play(text, faces)).kept).toEqual(kept);
});

test.each(['-0', '0 - 0', '-2d6dl2', '1d6 - d6'])('[F7] %s gives no negative zero', (text) => {
  const faces = free.plan(free.readRequest({ kind: 'notation', text })).map(() => 1);
  expect(Object.is(free.resolve(play(text, faces)).total, 0)).toBe(true);
});

test('[F8] a free roll takes no step and offers none', () => {
  const record = play('2d6', [3, 4]);
  expect(() => free.take(record, { type: 'reroll', die: 0, face: 1, by: 'fate' })).toThrow('roll again instead');
  expect(() => play('2d6', [3, 4], [{ type: 'choose', option: 'x' }])).toThrow('roll again instead');
  expect(free.next(record)).toEqual({ groups: [], refusals: [] });
  expect(free.effects(record)).toEqual([]);
  expect(free.follow(record)).toEqual([]);
});

test('[F8] a sheet has no fields and fills in nothing', () => {
  const { empty, fill, apply } = free.sheet;
  const request = free.readRequest({ kind: 'notation', text: '2d6' });
  expect(fill(request, 'roller', empty)).toEqual(request);
  expect(apply(empty, empty)).toEqual({});
});

test.each([
  [' 2D4+2', '2d4 + 2'],
  ['4d6 DL', '4d6dl1'],
  ['-d%kh1-3', '−1d100kh1 − 3'],
  ['2d6dh+2d8kl2', '2d6dh1 + 2d8kl2'],
  ['007', '7'],
])('[F9] %j settles into %j', (text, settled) => {
  expect(free.describe(free.readRequest({ kind: 'notation', text }))).toBe(settled);
});

test('[F7] the words give the total first, then the dice, then the sum', () => {
  expect(free.words(play('4d6dl1 - 2', [6, 5, 1, 3])).sentence).toBe(
    'Total: 12. Dice 6 5 3 (1 dropped). 6 + 5 + 3 − 2 = 12.',
  );
  expect(free.words(play('d20', [17])).sentence).toBe('Total: 17. Dice 17.');
  expect(free.words(play('2d6dl2', [3, 4])).sentence).toBe('Total: 0. Dice 3 4, all dropped.');
  expect(free.words(play('3 - 5', [])).sentence).toBe('Total: −2. 3 − 5 = −2.');
  expect(free.words(play('30d4', Array<number>(30).fill(2))).sentence).toBe('Total: 60. 30 dice.');
  expect(free.words(play('30d4dl9', Array<number>(30).fill(2))).sentence).toBe('Total: 42. 30 dice (9 dropped).');
});

test('[F7] the words show every die, and a line for each term with dice', () => {
  const words = free.words(play('4d6dl2 - d8', [6, 5, 1, 3, 8]), { roller: 'Mina' });
  expect(words.title).toBe('Total 3');
  expect(words.tone).toBe('neutral');
  expect(words.sides).toEqual([{ id: 'roller', name: 'Mina', total: '3', winner: false }]);
  expect(words.lines).toEqual([
    { label: '4d6dl2', text: '6 + 5 = 11; 2 dice dropped', side: 'roller' },
    { label: '1d8', text: '8', side: 'roller' },
    { label: 'Total', text: '6 + 5 − 8 = 3' },
  ]);
  expect(words.dice.map((die) => die.mark)).toEqual(['kept', 'kept', 'dropped', 'dropped', 'kept']);
  expect(words.rows).toEqual([{ side: 'roller', dice: [0, 1, 2, 3, 4] }]);
  expect(free.words(play('7', []))).toMatchObject({ rows: [], dice: [], sides: [{ name: 'Roller' }] });
});

test('[F9] the settled form reads back to the same roll', () => {
  fc.assert(
    fc.property(freeRequests, (request) => {
      const settled = free.readRequest({ kind: 'notation', text: free.describe(request) });
      const faces = free.plan(request).map((die, place) => 1 + ((place * 7) % die.sides));
      expect(free.plan(settled)).toEqual(free.plan(request));
      expect(free.resolve(play(settled.text, faces))).toEqual(free.resolve(play(request.text, faces)));
      expect(free.describe(settled)).toBe(free.describe(request));
    }),
  );
});

test('[F5] a fault in any text lies within it or at its end', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9dkhlDKHL%+−. x-]*$/), (text) => {
      try {
        free.readRequest({ kind: 'notation', text });
      } catch (error) {
        expect(isRuleError(error) && error.code === 'invalid-notation').toBe(true);
        if (isRuleError(error)) expect(error.position).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 2000 },
  );
});

test('[F7] every throw of three dice keeps the best two and their sum', () => {
  for (let index = 0; index < 216; index += 1) {
    const faces = [index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)].map((face) => face + 1);
    const sorted = [...faces].sort((left, right) => right - left);
    expect(free.resolve(play('3d6kh2', faces)).total).toBe(at(sorted, 0) + at(sorted, 1));
  }
});
