import { expect, test } from 'vitest';

import { crossroads } from '.';

function next(request: object, faces: readonly number[], ...steps: readonly object[]) {
  const record = { system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps };
  return crossroads.next(crossroads.read(record));
}

function labels(request: object, faces: readonly number[], ...steps: readonly object[]) {
  return next(request, faces, ...steps).groups.map(({ side, label }) =>
    side === undefined ? label : `${String(side)}: ${label}`,
  );
}

function reasons(request: object, faces: readonly number[], ...steps: readonly object[]) {
  return next(request, faces, ...steps).refusals.map(({ by, side, reason }) => `${String(side)} ${by}: ${reason}`);
}

const noFateDice = 'player twist: No Fate Dice left for a Twist of Fate';

test('[X13] the choice comes first, with both options', () => {
  expect(next({ fateDice: 1 }, [4, 3, 3]).groups).toMatchObject([
    { type: 'choose', options: [{ value: 'partial-success' }, { value: 'compensating-failure' }], forced: true },
    { type: 'reroll', by: 'change', side: 'player', dice: [0, 1, 2], choose: 1, left: 1, forced: false },
    { type: 'reroll', by: 'twist', side: 'player', dice: [0, 1, 2], choose: 1, left: 1, cost: 'one Fate Die' },
  ]);
});

test('[X15] a Great Success without a 6 offers the critical hit', () => {
  expect(labels({ statistic: 4 }, [5, 4, 3])).toEqual(['Take it as a critical hit']);
  expect(labels({ statistic: 4 }, [6, 4, 3])).toEqual([]);
});

test('[X5] dice may be named until one is rerolled, and the reason is told', () => {
  const request = { advantage: 1, fateDice: 1, statistic: -9 };
  expect(next(request, [1, 2, 4, 6]).groups[0]).toMatchObject({ type: 'keep', dice: [0, 1, 2, 3], choose: 3 });
  const twist = { type: 'reroll', by: 'twist', die: 1, face: 3 };
  expect(labels(request, [1, 2, 4, 6], twist)).toEqual([]);
  expect(reasons(request, [1, 2, 4, 6], twist)).toEqual([
    'player keep: Already rerolled: the same three dice stay',
    noFateDice,
  ]);
});

test('[X8] a used Change is told as used', () => {
  expect(reasons({}, [5, 5, 3], { type: 'reroll', by: 'change', die: 0, face: 4 })).toEqual([
    'player change: Already rerolled by Change: once in a roll',
    noFateDice,
  ]);
  expect(reasons({}, [5, 4, 3])).toEqual([noFateDice]);
});

test('[X10] each side has its own buttons and reasons', () => {
  const request = { opposition: { type: 'roll', advantage: 1, fateDice: 1 } };
  const faces = [1, 2, 3, 5, 5, 4, 3];
  expect(labels(request, faces)).toEqual([
    'opponent: Keep other dice',
    'opponent: Change a die',
    'opponent: Twist of Fate',
  ]);
  expect(reasons(request, faces)).toEqual([noFateDice]);
  const twist = { type: 'reroll', by: 'twist', side: 'opponent', die: 3, face: 6 };
  expect(reasons(request, faces, twist)).toContain('opponent twist: No Fate Dice left for a Twist of Fate');
});

test('[X16] once settled, one reason says so', () => {
  const request = { fateDice: 1, advantage: 1, opposition: { type: 'static', value: 0 } };
  const settled = [[4, 3, 3, 1], { type: 'choose', option: 'partial-success' }] as const;
  expect(labels(request, ...settled)).toEqual([]);
  expect(reasons(request, ...settled)).toEqual([
    'player twist: The result has been taken: no die is kept or rerolled any more',
  ]);
});

test('[X10] every kind of refusal says what is wrong and what would be right', () => {
  const message = (request: object, faces: readonly number[], step: object) => {
    try {
      next(request, faces, step);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return 'accepted';
  };
  const rich = { fateDice: 1, advantage: 1 };
  const twist = { type: 'reroll', by: 'twist', face: 1 };
  expect(message(rich, [1, 2, 4, 6], { ...twist, die: 0 })).toBe('Die 0 was dropped; reroll a kept one, 1, 2 or 3.');
  expect(message(rich, [1, 2, 4, 6], { ...twist, die: 7 })).toBe(
    'Die 7 is none of this side’s; reroll a kept one, 1, 2 or 3.',
  );
  expect(message(rich, [1, 2, 4, 6], { ...twist, die: 1, side: 'opponent' })).toBe(
    'The opponent does not roll here; the side must be “player”.',
  );
  expect(message(rich, [1, 2, 4, 6], { ...twist, die: 1, side: 3 })).toBe('The side must be “player” or “opponent”.');
  expect(message(rich, [1, 2, 4, 6], { ...twist, by: 'luck', die: 1 })).toBe(
    'Dice are rerolled here by “change” or by “twist”.',
  );
  expect(message(rich, [1, 2, 4, 6], { type: 'keep', dice: [1] })).toBe(
    'Keep three different dice of this side’s, which are 0, 1, 2 and 3.',
  );
  expect(message({}, [1, 2, 6], { type: 'choose', option: 'success' })).toBe(
    'Choose “partial-success” or “compensating-failure”.',
  );
});
