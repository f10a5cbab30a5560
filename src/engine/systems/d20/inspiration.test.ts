import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isRuleError } from '../../core/errors';
import { d20 } from '.';
import { advance, start } from './standing';

const held = { kind: 'attack', ac: 15, inspiration: true, advantage: 1, bonusDice: [{ count: 1, sides: 4 }] };

function read(request: object, faces: readonly number[], steps: readonly unknown[] = []) {
  return d20.read({ system: 'd20', request, faces, steps });
}

function reroll(die: number, face: unknown) {
  return { type: 'reroll', by: 'inspiration', die, face };
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (isRuleError(error)) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

test('[D9] one die takes the new face, and higher and lower are read anew', () => {
  const rolled = read(held, [3, 12, 2]);
  expect(d20.resolve(rolled)).toMatchObject({ kept: 12, total: 14, headline: 'miss' });
  expect(d20.resolve(d20.take(rolled, reroll(0, 20)))).toMatchObject({ kept: 20, total: 22, headline: 'critical-hit' });
  expect(d20.resolve(d20.take(rolled, reroll(1, 1)))).toMatchObject({ kept: 3, total: 5, headline: 'miss' });
});

test('[D9] a bonus die or a damage die may be the one', () => {
  expect(d20.resolve(read(held, [3, 12, 2], [reroll(2, 4)]))).toMatchObject({ kept: 12, total: 16, headline: 'hit' });
  const damage = { kind: 'damage', dice: [{ count: 2, sides: 6 }], inspiration: true };
  expect(d20.resolve(read(damage, [1, 5], [reroll(0, 6)]))).toMatchObject({ rolled: 11, total: 11 });
});

test('[D9] the new face stands, though it is worse or the same', () => {
  expect(d20.resolve(read(held, [18, 12, 2], [reroll(0, 1)]))).toMatchObject({ kept: 12 });
  expect(d20.resolve(read(held, [18, 12, 2], [reroll(0, 18)]))).toMatchObject({ kept: 18 });
});

test('[D9] whoever holds none is refused, and told so', () => {
  const rolled = read({ ...held, inspiration: false }, [3, 12, 2]);
  expect(refusal(() => d20.take(rolled, reroll(0, 5)))).toBe('step-not-allowed: No Heroic Inspiration held.');
  expect(d20.next(rolled)).toEqual({
    groups: [],
    refusals: [{ by: 'inspiration', reason: 'No Heroic Inspiration held' }],
  });
});

test('[D9] once a record, then it is spent', () => {
  const spent = read(held, [3, 12, 2], [reroll(0, 5)]);
  const reason = 'Already rerolled: Heroic Inspiration is spent';
  expect(refusal(() => d20.take(spent, reroll(1, 5)))).toBe(`step-not-allowed: ${reason}.`);
  expect(d20.next(spent)).toEqual({ groups: [], refusals: [{ by: 'inspiration', reason }] });
  expect(d20.effects(spent)).toEqual([
    { side: 'roller', change: { type: 'spend-inspiration' }, text: 'spends Heroic Inspiration' },
  ]);
});

test('[D9] a roll without a reroll spends nothing', () => {
  expect(d20.effects(read(held, [3, 12, 2]))).toEqual([]);
});

test('[D9] it is offered for any one die while it is held', () => {
  expect(d20.next(read(held, [3, 12, 2]))).toEqual({
    groups: [
      {
        type: 'reroll',
        by: 'inspiration',
        dice: [0, 1, 2],
        choose: 1,
        options: [],
        label: 'Reroll one die',
        cost: 'Heroic Inspiration',
        left: 1,
        forced: false,
      },
    ],
    refusals: [],
  });
});

test('[D9] a save failed by choice has no die to reroll', () => {
  const failed = read({ kind: 'save', chooseToFail: true, inspiration: true }, []);
  const reason = 'No dice to reroll: the save is failed by choice';
  expect(refusal(() => d20.take(failed, reroll(0, 5)))).toBe(`step-not-allowed: ${reason}.`);
  expect(d20.next(failed).refusals).toEqual([{ by: 'inspiration', reason }]);
});

test('[D9] only a reroll by inspiration is a step, and only of a die that is there', () => {
  const rolled = read(held, [3, 12, 2]);
  const other = 'step-not-allowed: The only step here is a reroll by “inspiration”, which spends Heroic Inspiration.';
  expect(refusal(() => d20.take(rolled, { ...reroll(0, 5), by: 'fate' }))).toBe(other);
  expect(refusal(() => d20.take(rolled, { type: 'choose', option: 'success' }))).toBe(other);
  expect(refusal(() => d20.take(rolled, reroll(3, 5)))).toBe(
    'step-not-allowed: There is no die 3; the dice are 0 to 2.',
  );
});

test('[D9] whether it is allowed comes before the face, and the face must be one of that die', () => {
  const rolled = read(held, [3, 12, 2]);
  expect(refusal(() => d20.take(rolled, reroll(9, 99)))).toContain('step-not-allowed');
  for (const face of [0, 5, 1.5, '4', null]) {
    expect(refusal(() => d20.take(rolled, reroll(2, face)))).toContain('invalid-faces');
  }
  expect(refusal(() => d20.take(rolled, reroll(2, 4)))).toBe('accepted');
});

test('[D9] a side in the step means nothing here', () => {
  expect(d20.resolve(read(held, [3, 12, 2], [{ ...reroll(0, 19), side: 'target' }]))).toMatchObject({ kept: 19 });
});

test('[D9] no other kind of step changes a standing', () => {
  const standing = start(d20.readRequest(held), [3, 12, 2]);
  expect(advance(standing, { type: 'choose', option: 'success' })).toBe(standing);
});

test('[D9] a reroll changes the named die alone', () => {
  const faces = fc.tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 4 }),
  );
  fc.assert(
    fc.property(faces, fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 4 }), (rolled, die, face) => {
      const changed = rolled.map((old, place) => (place === die ? face : old));
      expect(d20.resolve(read(held, rolled, [reroll(die, face)]))).toEqual(d20.resolve(read(held, changed)));
    }),
  );
});
