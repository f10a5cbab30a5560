import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { differencesOf, readAt, withDifferences } from './differences';

it('differences put on the one data give the other, whatever the data', () => {
  const data = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.record({ a: tie('node'), b: tie('node') }),
    ),
  })).node;
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(withDifferences(one, differencesOf(one, other))).toEqual(other);
      expect(differencesOf(one, one)).toEqual([]);
    }),
  );
});

it('a difference is told by the finest place; a list of another length is one', () => {
  const before = { scores: { strength: 10, wisdom: 8 }, sides: [{ bonus: 1 }, { bonus: 2 }], list: [1, 2] };
  const after = { scores: { strength: 12, wisdom: 8 }, sides: [{ bonus: 1 }, { bonus: 3 }], list: [1] };
  expect(differencesOf(before, after)).toEqual([
    { path: 'scores.strength', value: 12 },
    { path: 'sides.1.bonus', value: 3 },
    { path: 'list', value: [1] },
  ]);
  expect(readAt(before, 'sides.1.bonus')).toBe(2);
  expect(readAt(before, 'sides.7.bonus')).toBeUndefined();
});

it('a place that is not there is passed over', () => {
  const data = { sides: [1] };
  expect(withDifferences(data, [{ path: 'sides.3', value: 9 }])).toEqual(data);
  expect(withDifferences(data, [{ path: 'no.such', value: 9 }])).toEqual(data);
  expect(withDifferences(7, [{ path: 'a', value: 9 }])).toBe(7);
});
