import { describe, expect, test } from 'vitest';
import { arrange } from './arrange';
import type { Arrangement, Place } from './arrange';

const dice = (count: number, sides = 20): number[] => Array.from({ length: count }, () => sides);
const indices = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);
const sizes = [
  [320, 220],
  [360, 300],
  [360, 640],
  [768, 400],
  [1440, 420],
  [1920, 980],
] as const;

function expectApart({ places }: Arrangement): void {
  places.forEach((place, index) => {
    for (const other of places.slice(index + 1)) {
      expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(2 * place.radius);
    }
  });
}

function expectInside({ places, width, height }: Arrangement, breadth = 1): void {
  for (const { x, y, radius } of places) {
    expect(x - radius * breadth).toBeGreaterThanOrEqual(0);
    expect(x + radius * breadth).toBeLessThanOrEqual(width);
    expect(y - radius).toBeGreaterThanOrEqual(0);
    expect(y + radius).toBeLessThanOrEqual(height);
  }
}

describe.each(sizes)('in a tray of %i by %i pixels', (width, height) => {
  test('1 to 40 dice lie apart and inside', () => {
    for (const count of indices(1, 41)) {
      for (const captioned of [false, true]) {
        const table = arrange({ width, height, sides: dice(count), rows: [indices(0, count)], captioned });
        expect(table.places).toHaveLength(count);
        expectApart(table);
        expectInside(table);
      }
    }
  });

  test('two sides of up to 20 dice lie apart, inside, and on their own halves', () => {
    for (const count of indices(1, 21)) {
      const rows = [indices(0, count), indices(count, count * 2 - Math.floor(count / 3))];
      const table = arrange({ width, height, sides: dice(rows.flat().length), rows, captioned: true });
      expectApart(table);
      expectInside(table);
      const [first, second] = [0, 1].map((row) => table.places.filter((place) => place.row === row));
      const coordinate = (place: Place): number => (table.facing === 'sideways' ? place.x : place.y);
      expect(Math.max(...(first ?? []).map(coordinate))).toBeLessThan(Math.min(...(second ?? []).map(coordinate)));
    }
  });

  test('three and four sides and pairs of a d100 lie apart and inside', () => {
    for (const rows of [
      [[0, 1], [2], [3, 4, 5]],
      [[0], [1, 2], [3], [4, 5]],
    ]) {
      const table = arrange({ width, height, sides: dice(6, 12), rows, captioned: true });
      expectApart(table);
      expectInside(table);
    }
    const pairs = arrange({ width, height, sides: dice(9, 100), rows: [indices(0, 9)], captioned: false });
    expectApart(pairs);
    expectInside(pairs, 2.05);
    expect(pairs.places).toHaveLength(9);
  });
});

test('a d100 takes the room of two, and leaves the dice beside it theirs', () => {
  const mixed = [4, 6, 8, 10, 12, 20, 100];
  const rows = [indices(0, 7)];
  for (const [width, height] of sizes) {
    const table = arrange({ width, height, sides: mixed, rows, captioned: false });
    const single = arrange({ width, height, sides: dice(8), rows: [indices(0, 8)], captioned: true });
    expectApart(table);
    expectInside(table);
    const [pair] = table.places.filter(({ die }) => die === 6);
    for (const { die, x, y, radius } of table.places) {
      if (die !== 6 && Math.abs(y - (pair?.y ?? 0)) < radius) {
        expect(Math.abs(x - (pair?.x ?? 0))).toBeGreaterThan(3.05 * radius);
      }
    }
    expect(table.places[0]?.radius).toBeGreaterThan(0.85 * (single.places[0]?.radius ?? Infinity));
  }
});

test('sorted pairs face each other', () => {
  for (const [width, height] of sizes) {
    const rows = [indices(0, 5), indices(5, 9)];
    const { places, facing } = arrange({ width, height, sides: dice(9), rows, captioned: true });
    const at = (die: number): Place | undefined => places.find((place) => place.die === die);
    for (const pair of indices(0, 4)) {
      const [one, other] = [at(pair), at(pair + 5)];
      if (facing === 'upright') expect(one?.x).toBeCloseTo(other?.x ?? 0);
      else expect(one?.y).toBeCloseTo(other?.y ?? 0);
    }
  }
});

test('two single dice stand side by side in a wide tray and one above the other in a tall one', () => {
  const facing = (width: number, height: number): string =>
    arrange({ width, height, sides: [20, 20], rows: [[0], [1]], captioned: false }).facing;
  expect(facing(700, 300)).toBe('sideways');
  expect(facing(300, 500)).toBe('upright');
});

test('above forty dice the rest is counted, each side keeping its first', () => {
  const rows = [indices(0, 50), indices(50, 100)];
  const { places, rest } = arrange({ width: 360, height: 360, sides: dice(100, 6), rows, captioned: false });
  expect(places).toHaveLength(40);
  expect(rest).toHaveLength(60);
  expect(places.map(({ die }) => die)).toEqual([...indices(0, 20), ...indices(50, 70)]);
});

test('a die in no row is shown nevertheless, an unknown index is not', () => {
  const { places } = arrange({ width: 360, height: 300, sides: dice(3), rows: [[0, 7]], captioned: false });
  expect(places.map(({ die }) => die).sort()).toEqual([0, 1, 2]);
});
