import { expect, test } from 'vitest';

import { impactsOf } from './impacts';

const middle = (): number => 0.5;

test('a throw is heard within its time, in order, and softer towards the end', () => {
  const impacts = impactsOf([20], 0.74, middle);
  expect(impacts).toHaveLength(4);
  expect(impacts.map(({ at }) => at)).toEqual(impacts.map(({ at }) => at).sort((one, other) => one - other));
  expect(impacts.every(({ at }) => at >= 0 && at <= 0.74)).toBe(true);
  expect(impacts.at(-1)?.loudness).toBeLessThan(impacts[0]?.loudness ?? 0);
});

test('small dice click higher than large ones', () => {
  const pitch = (sides: number): number => impactsOf([sides], 1, middle)[0]?.pitch ?? 0;
  expect(pitch(4)).toBeGreaterThan(pitch(6));
  expect(pitch(6)).toBeGreaterThan(pitch(20));
  expect(pitch(100)).toBe(pitch(20));
});

test('more dice are more impacts, each softer, up to what can be told apart', () => {
  expect(impactsOf([6, 6, 6], 1, middle)).toHaveLength(12);
  expect(
    impactsOf(
      Array.from({ length: 500 }, () => 6),
      1,
      middle,
    ),
  ).toHaveLength(48);
  const loudest = (count: number): number =>
    Math.max(
      ...impactsOf(
        Array.from({ length: count }, () => 6),
        1,
        middle,
      ).map(({ loudness }) => loudness),
    );
  expect(loudest(9)).toBeLessThan(loudest(1));
});

test('no dice make no sound', () => {
  expect(impactsOf([], 1, middle)).toEqual([]);
});
