import { expect, test } from 'vitest';

import { crossroads } from '.';

function roll(request: object, faces: readonly number[], ...steps: readonly object[]) {
  const record = { system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps };
  return crossroads.resolve(crossroads.read(record));
}

const refused = expect.objectContaining({ code: 'step-not-allowed' });
const critical = { type: 'treat-as-critical' };
const fixed = (value: number) => ({ opposition: { type: 'static', value } });

const thrown = { miss: [1, 2, 3], weak: [4, 3, 1], hit: [5, 4, 3], strong: [6, 6, 5] };

test.each([
  ['a kept 6 at [1]', {}, [6, 4, 2], true],
  ['a kept 6 at [2]', {}, [6, 6, 4], true],
  ['a kept 6 opposed to [0]', fixed(1), [6, 4, 2], false],
  ['a kept 6 at [-1]', { statistic: -9 }, [6, 4, 2], false],
  ['a success without a 6', {}, [5, 4, 3], false],
  ['a 6 that was taken away', { disadvantage: 1 }, [6, 5, 4, 3], false],
  ['a 6 of the opponent', { opposition: { type: 'roll' } }, [5, 4, 3, 6, 1, 1], false],
])('[X15] %s', (_, request, faces, isCritical) => {
  expect(roll(request, faces)).toMatchObject({ critical: isCritical });
});

test('[X15] a Great Success without a 6 may be taken as critical, once', () => {
  const request = { statistic: 3 };
  expect(roll(request, [5, 5, 3])).toMatchObject({ critical: false, mayTreatAsCritical: true });
  expect(roll(request, [5, 5, 3], critical)).toMatchObject({
    critical: true,
    mayTreatAsCritical: false,
    outcome: 'great-success',
    headline: 'great-success',
    amount: 2,
  });
  expect(() => roll(request, [5, 5, 3], critical, critical)).toThrow(refused);
});

test.each([
  ['a success', {}, [5, 4, 3]],
  ['a mixed result', {}, [4, 3, 1]],
  ['what is critical already', {}, [6, 6, 4]],
])('[X15] %s is not taken as critical', (_, request, faces) => {
  expect(roll(request, faces)).toMatchObject({ mayTreatAsCritical: false });
  expect(() => roll(request, faces, critical)).toThrow(refused);
});

test.each([[{ type: 'move', piece: 'a' }], [{ type: 'reroll-tied-crits', faces: [1] }]])(
  '[X16] %j is no step of these rules',
  (step) => {
    expect(() => roll({ fateDice: 1 }, [5, 4, 3], step)).toThrow(refused);
  },
);

test.each([
  [{}, thrown.miss, 0],
  [{}, thrown.weak, 0],
  [{}, thrown.hit, 1],
  [{}, [6, 5, 3], 2],
  [{}, thrown.strong, 2],
  [{ statistic: 9 }, [5, 4, 3], 2],
  [fixed(0), thrown.hit, null],
  [{ opposition: { type: 'roll' } }, [...thrown.hit, ...thrown.miss], null],
  [{ opposition: { type: 'peril', statistic: 0 } }, thrown.hit, null],
])('[X17] with %j, %j gives an amount of %s', (request, faces, amount) => {
  expect(roll(request, faces)).toMatchObject({ amount });
});
