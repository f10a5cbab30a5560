import { expect, test } from 'vitest';

import { crossroads } from '.';

function roll(request: object, faces: readonly number[], ...steps: readonly object[]) {
  const record = { system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps };
  return crossroads.resolve(crossroads.read(record));
}

test.each([
  [3, -1],
  [7, -1],
  [8, 0],
  [11, 0],
  [12, 1],
  [15, 1],
  [16, 2],
  [40, 2],
  [-9, -1],
])('[X6] a total of %i is a Success Value of %i', (total, value) => {
  expect(roll({ statistic: total - 9, modifiers: [-1, 2, -1] }, [2, 3, 4])).toMatchObject({
    sum: 9,
    total,
    baseValue: value,
    successValue: value,
  });
});

test('[X6] all 216 throws of three dice fall as the chart has them', () => {
  const values = new Map<unknown, number>();
  for (let thrown = 0; thrown < 216; thrown += 1) {
    const outcome = roll({}, [1 + (thrown % 6), 1 + (Math.floor(thrown / 6) % 6), 1 + Math.floor(thrown / 36)]);
    const value = 'baseValue' in outcome ? outcome.baseValue : undefined;
    values.set(value, (values.get(value) ?? 0) + 1);
  }
  expect(Object.fromEntries(values)).toEqual({ [-1]: 35, 0: 100, 1: 71, 2: 10 });
});

test.each([
  [[6, 1, 1], 0, { multiple: 'misstep', triple: false, baseValue: 0, successValue: -1 }],
  [[1, 1, 2], 0, { multiple: 'misstep', triple: false, baseValue: -1, successValue: -1 }],
  [[1, 1, 1], 9, { multiple: 'misstep', triple: true, baseValue: 1, successValue: 0 }],
  [[6, 6, 2], 0, { multiple: 'fateful', triple: false, baseValue: 1, successValue: 2 }],
  [[2, 6, 6], -9, { multiple: 'fateful', triple: false, baseValue: -1, successValue: 0 }],
  [[6, 6, 6], 0, { multiple: 'fateful', triple: true, baseValue: 2, successValue: 2 }],
  [[5, 3, 5], 0, { multiple: 'change', triple: false, baseValue: 1, successValue: 1 }],
  [[2, 2, 2], 0, { multiple: 'change', triple: true, baseValue: -1, successValue: -1 }],
  [[2, 3, 4], 3, { multiple: null, triple: false, baseValue: 1, successValue: 1 }],
])('[X7] %j with %i', (faces, statistic, expected) => {
  expect(roll({ statistic }, faces)).toMatchObject(expected);
});

test('[X7] a die that was taken away makes no multiple', () => {
  expect(roll({ advantage: 1 }, [1, 1, 4, 5])).toMatchObject({ kept: [1, 4, 5], multiple: null });
  expect(roll({ disadvantage: 1 }, [6, 6, 4, 5])).toMatchObject({ kept: [6, 4, 5], multiple: null });
});
