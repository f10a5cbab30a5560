import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { readWith } from './readWith';
import { amount, damageDice, diceEntries, fields, modifier, modifiers, target, toggle, whole } from './schemas';

const schema = v.object({
  goal: whole(-3, 4),
  amount,
  modifier,
  modifiers,
  toggle,
  target,
  bonus: v.optional(fields(diceEntries)),
  dice: v.optional(damageDice),
  inner: v.optional(fields({ goal: whole() })),
});

const read = (input: object) => readWith(schema, { goal: 1, ...input }, 'request');

function faultOf(input: object): string {
  try {
    read(input);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

test('[R9] counts and modifiers are 0 when absent, lists empty, switches off, targets null', () => {
  expect(read({})).toEqual({ goal: 1, amount: 0, modifier: 0, modifiers: [], toggle: false, target: null });
});

test('[R9] fields that nobody knows are passed over, within lists and objects too', () => {
  const known = { goal: 2, bonus: { count: 1, sides: 4 }, dice: [{ count: 2, sides: 6 }] };
  const more = { goal: 2, bonus: { ...known.bonus, label: 'x' }, dice: [{ count: 2, sides: 6, colour: 1 }], extra: [] };
  expect(read(more)).toEqual(read(known));
});

test('[R9] a field without an absent value must be there, and says what it takes', () => {
  expect(faultOf({ goal: undefined })).toBe('“goal” is missing; it must be a whole number from −3 to 4.');
  expect(faultOf({ inner: {} })).toBe('“inner.goal” is missing; it must be a whole number.');
  expect(faultOf({ dice: [{ count: 1, sides: 6 }, { sides: 6 }] })).toBe(
    '“dice.1.count” is missing; it must be a whole number from 1 to 100.',
  );
});

describe('[R9] a dice list', () => {
  test.each([1, 100])('[R9] may count %i', (count) => {
    expect(read({ dice: [{ count, sides: 6 }] }).dice).toEqual([{ count, sides: 6 }]);
  });

  test.each([0, -1, 101, 1.5, '2', null])('[R9] may not count %j', (count) => {
    expect(faultOf({ dice: [{ count, sides: 6 }] })).toBe('“dice.0.count” must be a whole number from 1 to 100.');
  });

  test.each([4, 6, 8, 10, 12, 20] as const)('[R9] may have a d%i', (sides) => {
    expect(read({ bonus: { count: 1, sides } }).bonus).toEqual({ count: 1, sides });
  });

  test.each([0, 2, 3, 7, 100, '6', null])('[R9] has no d%j', (sides) => {
    expect(faultOf({ bonus: { count: 1, sides } })).toBe('“bonus.sides” must be one of 4, 6, 8, 10, 12, 20.');
  });

  test('[R9] of damage needs an entry', () => {
    expect(faultOf({ dice: [] })).toBe('“dice” must name at least one die.');
  });
});

test.each([
  ['inner', [], 'an object'],
  ['inner', null, 'an object'],
  ['bonus', [], 'an object'],
  ['dice', {}, 'a list of dice'],
  ['modifiers', { 0: 1 }, 'a list of whole numbers'],
  ['modifiers', null, 'a list of whole numbers'],
  ['amount', null, 'a whole number, 0 or more'],
  ['modifier', null, 'a whole number'],
  ['toggle', null, 'true or false'],
])('[R9] a list is no object, and null is a value only where a rule says so: %s %j', (field, value, right) => {
  expect(faultOf({ [field]: value })).toBe(`“${field}” must be ${right}.`);
});

test('[R9] a target may be null', () => {
  expect(read({ target: null }).target).toBeNull();
  expect(faultOf({ target: '15' })).toBe('“target” must be a whole number, or null where it is not known.');
});

test('[R6] minus zero is read as zero, and no number is broken', () => {
  expect(Object.is(read({ goal: -0 }).goal, 0)).toBe(true);
  expect(Object.is(read({ modifiers: [-0] }).modifiers[0], 0)).toBe(true);
  expect(faultOf({ modifiers: [0, 0.5] })).toBe('“modifiers.1” must be a whole number.');
  expect(faultOf({ modifier: 2 ** 53 })).toBe('“modifier” must be a whole number.');
});

test('[R4] a rule over the whole request names no field', () => {
  const even = v.pipe(
    v.object({ left: amount, right: amount }),
    v.check(({ left, right }) => left === right, 'must be even'),
  );
  expect(readWith(even, { left: 1, right: 1 }, 'request')).toEqual({ left: 1, right: 1 });
  expect(() => readWith(even, { left: 1 }, 'request')).toThrow('The request must be even.');
});
