import { expect, test } from 'vitest';

import { crossroads } from '.';

/** Three dice that come to each Success Value without an edge. */
const thrown = { [-1]: [1, 2, 3], 0: [4, 3, 2], 1: [5, 4, 3], 2: [6, 6, 5] } as const;
type Value = keyof typeof thrown;

function read(members: readonly object[], faces: readonly number[], ...steps: readonly object[]) {
  return crossroads.read({ system: 'crossroads', request: { kind: 'group', members }, faces, steps });
}

function group(...wanted: readonly Value[]) {
  return read(
    wanted.map(() => ({})),
    wanted.flatMap((value) => thrown[value]),
  );
}

test.each([
  [[-1, 0, 0], 'Failure: 1 Miss is not cancelled.', 'failure'],
  [[-1, -1], 'Failure: 2 Misses are not cancelled.', 'failure'],
  [[-1, 1], 'Mixed result: all cancelled out; choose a partial success or a compensating failure.', 'glancing'],
  [[0, 0, 1], 'Mixed result: Weak Hit is left most often; choose a partial success or', 'glancing'],
  [[1, 1, 0], 'Success: Hit is left most often.', 'success'],
  [[0, 2], 'Great success: Strong Hit and Weak Hit are left equally often, a tie, and the higher counts.', 'triumph'],
] as const)('[X24] the group of %j is told as “%s”', (members, sentence, tone) => {
  const words = crossroads.words(group(...members));
  expect(words.sentence.startsWith(sentence)).toBe(true);
  expect(words.tone).toBe(tone);
});

test('[X24] who cancelled whom is said and linked, by the names that the table gave', () => {
  const words = crossroads.words(group(-1, 2, -1, 1), { 'member-1': 'Ada', 'member-3': 'Bo' });
  expect(words.sentence).toBe(
    'Mixed result: all cancelled out; choose a partial success or a compensating failure. ' +
      'Bo’s Hit cancels Member 1’s Miss. Ada’s Strong Hit cancels Member 3’s Miss. ' +
      'Member 1 Miss, dice 1 2 3; Ada Strong Hit, dice 6 6 5; Member 3 Miss, dice 1 2 3; Bo Hit, dice 5 4 3.',
  );
  expect(words.links).toEqual([
    { kind: 'double', dice: [3, 4], text: 'Fateful' },
    { kind: 'cancelled', dice: [9, 0], text: 'Hit cancels Miss' },
    { kind: 'cancelled', dice: [3, 6], text: 'Strong Hit cancels Miss' },
  ]);
  expect(words.sides.map(({ name, total }) => `${name}: ${String(total)}`)).toEqual([
    'Member 1: Miss',
    'Ada: Strong Hit',
    'Member 3: Miss',
    'Bo: Hit',
  ]);
});

test('[X24] each member’s arithmetic is a line, and the choice is told', () => {
  const faces = [6, 6, 1, 2, 1, 2, 3];
  const choose = { type: 'choose', option: 'partial-success' };
  const words = crossroads.words(read([{ advantage: 1, statistic: -5 }, {}], faces, choose));
  expect(words.lines).toEqual([
    {
      label: 'Member 1',
      text: '6 + 6 + 2 − 5 = 9, Weak Hit; two 6s are Fateful, one higher: Hit',
      side: 'member-0',
    },
    { label: 'Member 2', text: '1 + 2 + 3 = 6, Miss', side: 'member-1' },
    { label: 'Cancelled', text: 'Member 1’s Hit cancels Member 2’s Miss' },
    { label: 'Result', text: 'all cancelled out: [0]' },
    { label: 'Meaning', text: 'It works, but not wholly or not freely' },
  ]);
  expect(words.title).toBe('Partial success');
  expect(words.dice.map(({ mark }) => mark)).toEqual(['kept', 'kept', 'dropped', 'kept', 'kept', 'kept', 'kept']);
  expect(words.rows).toEqual([
    { side: 'member-0', dice: [0, 1, 2, 3] },
    { side: 'member-1', dice: [4, 5, 6] },
  ]);
});

test('[X19] dice alike that would be a Change mean nothing in a group', () => {
  const words = crossroads.words(read([{}, {}], [5, 5, 1, 6, 6, 1]));
  expect(words.links).toEqual([{ kind: 'double', dice: [3, 4], text: 'Fateful' }]);
  expect(words.lines[0]).toEqual({ label: 'Member 1', text: '5 + 5 + 1 = 11, Weak Hit', side: 'member-0' });
});
