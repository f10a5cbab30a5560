import { expect, test } from 'vitest';

import { codeOf } from '../../testing/refusals';
import { d20 } from '.';

function outcomeOf(request: object, faces: readonly number[], steps: readonly unknown[] = []) {
  return d20.resolve(d20.read({ system: 'd20', request, faces, steps }));
}

function sidesOf(request: object): readonly number[] {
  return d20.plan(d20.readRequest(request)).map((die) => die.sides);
}

test.each([
  [20, 40, 'critical-hit', true, true, 'hit'],
  [20, null, 'critical-hit', true, true, 'hit'],
  [1, 0, 'automatic-miss', false, false, 'miss'],
  [1, null, 'automatic-miss', false, false, 'miss'],
  [19, 19, 'hit', true, false, null],
  [18, 19, 'miss', false, false, null],
  [18, null, 'total', null, false, null],
])('[D7] an attack that shows %i against an AC of %s: %s', (face, ac, headline, success, critical, automatic) => {
  expect(outcomeOf({ kind: 'attack', ac }, [face])).toStrictEqual({
    kept: face,
    proficiencyBonus: 0,
    total: face,
    margin: ac === null ? null : face - ac,
    success,
    critical,
    automatic,
    headline,
  });
});

test('[D7] only the kept face decides, on whichever die it lies', () => {
  expect(outcomeOf({ kind: 'attack', ac: 10, advantage: 1 }, [3, 20])).toMatchObject({ headline: 'critical-hit' });
  expect(outcomeOf({ kind: 'attack', ac: 10, disadvantage: 1 }, [20, 13])).toMatchObject({ headline: 'hit' });
  expect(outcomeOf({ kind: 'attack', ac: 10, advantage: 1 }, [1, 9])).toMatchObject({ headline: 'miss' });
});

test('[D8] a total that reaches the target succeeds, one short of it fails', () => {
  expect(outcomeOf({ kind: 'check', dc: 15 }, [15])).toMatchObject({ success: true, margin: 0, headline: 'success' });
  expect(outcomeOf({ kind: 'check', dc: 15 }, [14])).toMatchObject({ success: false, margin: -1, headline: 'failure' });
});

test('[D8] without a target there is a total only', () => {
  for (const request of [{ kind: 'check' }, { kind: 'save', dc: null }]) {
    expect(outcomeOf(request, [15])).toMatchObject({ success: null, margin: null, headline: 'total', total: 15 });
  }
});

test('[D10] damage adds up its dice and the modifier', () => {
  const dice = [
    { count: 2, sides: 6 },
    { count: 1, sides: 4 },
  ];
  expect(outcomeOf({ kind: 'damage', dice, modifier: 3 }, [6, 2, 1])).toStrictEqual({
    rolled: 9,
    total: 12,
    headline: 'damage',
  });
});

test('[D10] a critical doubles every count in its place, not the modifier', () => {
  const dice = [
    { count: 1, sides: 8 },
    { count: 1, sides: 6 },
  ];
  const request = { kind: 'damage', dice, modifier: 3, critical: true };
  expect(sidesOf(request)).toEqual([8, 8, 6, 6]);
  expect(outcomeOf(request, [8, 7, 6, 5])).toMatchObject({ rolled: 26, total: 29 });
});

test('[D10] damage is never below 0', () => {
  const outcome = outcomeOf({ kind: 'damage', dice: [{ count: 1, sides: 4 }], modifier: -5 }, [3]);
  expect(outcome).toStrictEqual({ rolled: 3, total: 0, headline: 'damage' });
});

test('[D1] faces that are no faces of the planned dice are refused', () => {
  const request = { kind: 'check', bonusDice: [{ count: 1, sides: 4 }] };
  for (const faces of [[20], [20, 5], [0, 1], [1.5, 1], ['3', 1], [20, 4, 1]]) {
    expect(codeOf(() => d20.read({ system: 'd20', request, faces }))).toBe('invalid-faces');
  }
  expect(codeOf(() => d20.read({ system: 'd20', request, faces: [20, 4] }))).toBe('accepted');
});
