import { describe, expect, test } from 'vitest';
import { hull } from './hull';
import { showing } from './shapes';
import type { Shape } from './shapes';
import { cross, dot, minus } from './vector';
import type { Vector } from './vector';

const sideCounts = [
  [4, 4, 3],
  [6, 6, 4],
  [8, 8, 3],
  [10, 10, 4],
  [12, 12, 5],
  [20, 20, 3],
  [100, 10, 4],
] as const;

const shapeOf = (sides: number): Shape => {
  const [first] = showing(sides, 1);
  if (first === undefined) throw new Error('no solid');
  return first.shape;
};

const valuesAt = (shape: Shape, corner: Vector): number[] =>
  shape.sides.filter((side) => side.corners.includes(corner)).flatMap((side) => side.prints.map(({ value }) => value));

describe.each(sideCounts)('the solid of a d%i', (sides, faceCount, cornerCount) => {
  const shape = shapeOf(sides);

  test('has the right sides', () => {
    expect(shape.sides).toHaveLength(faceCount);
    for (const side of shape.sides) expect(side.corners).toHaveLength(cornerCount);
  });

  test('is convex: no corner stands out of any side', () => {
    for (const side of shape.sides) {
      for (const corner of shape.corners) {
        expect(dot(side.normal, minus(corner, side.centre))).toBeLessThan(1e-6);
      }
    }
  });

  test('is closed: every edge is walked once each way, and corners, edges and sides add up', () => {
    const walks = new Map<string, number>();
    for (const { corners } of shape.sides) {
      corners.forEach((corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        const key = `${String(shape.corners.indexOf(corner))}>${String(shape.corners.indexOf(next))}`;
        walks.set(key, (walks.get(key) ?? 0) + 1);
      });
    }
    for (const [key, count] of walks) {
      expect(count).toBe(1);
      expect(walks.has(key.split('>').reverse().join('>'))).toBe(true);
    }
    expect(shape.corners.length - walks.size / 2 + shape.sides.length).toBe(2);
  });

  test('winds its corners anticlockwise seen from outside', () => {
    for (const { corners, normal } of shape.sides) {
      const [a, b, c] = corners;
      if (a === undefined || b === undefined || c === undefined) throw new Error('too few corners');
      expect(dot(cross(minus(b, a), minus(c, b)), normal)).toBeGreaterThan(0);
    }
  });

  test('prints numerals that read from left to right from outside', () => {
    for (const { normal, prints } of shape.sides) {
      for (const print of prints) expect(dot(cross(print.east, print.north), normal)).toBeCloseTo(1);
    }
  });
});

test('opposite sides add up to one more than the sides', () => {
  for (const sides of [6, 8, 10, 12, 20]) {
    const shape = shapeOf(sides);
    const seen = new Set<number>();
    for (const side of shape.sides) {
      const opposite = shape.sides.find((other) => dot(other.normal, side.normal) < -0.999);
      const value = side.prints[0]?.value ?? 0;
      seen.add(value);
      expect(value + (opposite?.prints[0]?.value ?? 0)).toBe(sides + 1);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, index) => index + 1));
  }
});

test('a d10 has odd numbers round one pole and even round the other', () => {
  const shape = shapeOf(10);
  for (const corner of shape.corners) {
    const around = valuesAt(shape, corner);
    if (around.length === 5) expect(new Set(around.map((value) => value % 2)).size).toBe(1);
  }
});

test('1, 2 and 3 run anticlockwise round their corner of a d6', () => {
  const cube = shapeOf(6);
  const normal = (value: number): Vector => {
    const side = cube.sides.find(({ prints }) => prints.some((print) => print.value === value));
    if (side === undefined) throw new Error('no such side');
    return side.normal;
  };
  expect(dot(cross(normal(1), normal(2)), normal(3))).toBeGreaterThan(0);
});

test('low and high numbers are spread evenly over a d20, a d12 and a d8', () => {
  for (const [sides, around, tolerance] of [
    [20, 52.5, 2.5],
    [12, 19.5, 3.5],
    [8, 18, 4],
  ] as const) {
    const shape = shapeOf(sides);
    for (const corner of shape.corners) {
      const sum = valuesAt(shape, corner).reduce((total, value) => total + value, 0);
      expect(Math.abs(sum - around)).toBeLessThanOrEqual(tolerance);
    }
  }
});

test('six and nine are marked apart on every die that has both', () => {
  for (const sides of [10, 12, 20]) {
    const texts = shapeOf(sides).sides.flatMap(({ prints }) => prints.map(({ text }) => text));
    expect(texts).toContain('6.');
    expect(texts).toContain('9.');
  }
});

test('a hull ignores points inside it', () => {
  const points = shapeOf(8).corners;
  expect(hull([...points, { x: 0.1, y: 0, z: 0 }])).toHaveLength(8);
});
