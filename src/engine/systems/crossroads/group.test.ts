import fc from 'fast-check';
import { expect, test } from 'vitest';

import { crossroads } from '.';

const refused = expect.objectContaining({ code: 'step-not-allowed' });

/** Three dice that come to each Success Value without an edge. */
const thrown = { [-1]: [1, 2, 3], 0: [4, 3, 2], 1: [5, 4, 3], 2: [6, 6, 5] } as const;
type Value = keyof typeof thrown;
const values: readonly Value[] = [-1, 0, 1, 2];

function read(members: readonly object[], faces: readonly number[], ...steps: readonly object[]) {
  return crossroads.read({ system: 'crossroads', request: { kind: 'group', members }, faces, steps });
}

function group(...wanted: readonly Value[]) {
  return read(
    wanted.map(() => ({})),
    wanted.flatMap((value) => thrown[value]),
  );
}

test('[X19] each member’s value has its own numbers, edge and multiples', () => {
  const members = [{ statistic: 4 }, { modifiers: [-2, -3] }, { advantage: 1 }, { disadvantage: 1 }, {}, {}];
  const faces = [4, 3, 2, 4, 3, 2, 1, 1, 4, 5, 6, 6, 4, 1, 1, 1, 6, 6, 6, 2];
  expect(crossroads.resolve(read(members, faces))).toStrictEqual({
    values: [1, -1, 0, 0, -1, 2],
    remaining: [0, 0],
    result: 0,
    outcome: 'choice',
    headline: 'mixed',
  });
});

test.each([
  [[-1, 0, 1, 1], [0, 1], 1, 'success'],
  [[0, 0, 2, 2], [0, 0, 2, 2], 2, 'great-success'],
  [[-1, 0, 0, 0], [-1, 0, 0, 0], -1, 'failure'],
  [[-1, 1], [], 0, 'mixed'],
  [[-1, 1, 1, 2], [1, 2], 2, 'great-success'],
  [[-1, 2], [], 0, 'mixed'],
  [[-1, -1, 2], [], 0, 'mixed'],
  [[-1, -1, -1, 2], [-1], -1, 'failure'],
  [[-1, -1, -1, 2, 1], [], 0, 'mixed'],
  [[-1, -1, -1, 2, 2], [], 0, 'mixed'],
  [[-1, -1, 2, 2], [2], 2, 'great-success'],
  [[-1, -1, -1, 0, 1], [-1, -1, 0], -1, 'failure'],
  [[0, 1, 1, 2], [0, 1, 1, 2], 1, 'success'],
  [[0, 0, 0, 1, 1, 2, 2], [0, 0, 0, 1, 1, 2, 2], 0, 'mixed'],
  [[2], [2], 2, 'great-success'],
] as const)('[X20] [X21] of %j there is %j left: [%i]', (members, remaining, result, headline) => {
  expect(crossroads.resolve(group(...members))).toMatchObject({ values: members, remaining, result, headline });
});

test('[X20] whatever the order of the members', () => {
  const anyValues = fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyValues, fc.nat(7), (members, turn) => {
      const turned = [...members.slice(turn), ...members.slice(0, turn)];
      const { values: _, ...once } = { values: 0, ...crossroads.resolve(group(...members)) };
      expect(crossroads.resolve(group(...turned))).toMatchObject(once);
    }),
  );
});

test('[X20] a Miss is left only where no Hit and no Strong Hit is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 8 }), (members) => {
      const of = (value: Value) => members.filter((other) => other === value).length;
      const failed = of(-1) > of(1) + 2 * of(2);
      expect(crossroads.resolve(group(...members)).headline === 'failure').toBe(failed);
    }),
  );
});

test('[X19] the only step is the choice at [0], once', () => {
  const faces = [...thrown[-1], ...thrown[1]];
  const choose = (option: string) => ({ type: 'choose', option });
  expect(crossroads.resolve(read([{}, {}], faces, choose('compensating-failure')))).toMatchObject({
    outcome: 'compensating-failure',
    headline: 'mixed',
  });
  expect(() => read([{}, {}], faces, choose('success'))).toThrow(refused);
  expect(() => read([{}, {}], faces, choose('partial-success'), choose('partial-success'))).toThrow(refused);
  expect(() => read([{}], thrown[1], choose('partial-success'))).toThrow(refused);
});

test.each([
  [{ type: 'keep', dice: [0, 1, 2] }],
  [{ type: 'reroll', by: 'change', die: 0, face: 6 }],
  [{ type: 'reroll', by: 'twist', die: 0, face: 6, side: 'member-0' }],
  [{ type: 'treat-as-critical' }],
])('[X19] a group takes no %j', (step) => {
  expect(() => read([{ advantage: 1 }], [5, 5, 3, 1], step)).toThrow(refused);
});

test('[X19] what a group may do next', () => {
  expect(crossroads.next(group(1))).toEqual({ groups: [], refusals: [] });
  expect(crossroads.next(group(0)).groups).toMatchObject([{ type: 'choose', forced: true }]);
  expect(crossroads.next(crossroads.take(group(0), { type: 'choose', option: 'partial-success' })).groups).toEqual([]);
});
