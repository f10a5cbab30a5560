import { describe, expect, test } from 'vitest';
import { arrange } from '../layout/arrange';
import { courses } from './course';
import type { Course } from './course';
import { moment } from './flight';

const steps = Array.from({ length: 51 }, (_, step) => step / 50);
const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const tables = [
  [320, 220, 1],
  [360, 360, 8],
  [360, 360, 40],
  [1200, 400, 30],
  [1920, 900, 40],
] as const;

function thrown(width: number, height: number, count: number, sides: number): readonly Course[] {
  const half = Math.ceil(count / 2);
  const rows = sides === 1 ? [indices(count)] : [indices(half), indices(count).slice(half)];
  const table = arrange({ width, height, sides: indices(count).map(() => 20), rows, captioned: false });
  return courses(table, `throw of ${String(count)}`);
}

describe.each(tables)('in a tray of %i by %i pixels, %i dice', (width, height, count) => {
  test.each([1, 2])('of %i sides keep apart on their whole way', (sides) => {
    const all = thrown(width, height, count, sides);
    for (const progress of steps) {
      const now = all.map((course) => ({ ...moment(course, progress), radius: course.place.radius }));
      now.forEach((die, index) => {
        for (const other of now.slice(index + 1)) {
          expect(Math.hypot(die.x - other.x, die.y - other.y)).toBeGreaterThan(1.99 * die.radius);
        }
      });
    }
  });

  test('come in from an edge and then stay inside', () => {
    for (const course of thrown(width, height, count, 1)) {
      const { radius } = course.place;
      const outside = ({ x, y }: { x: number; y: number }): boolean =>
        x < radius || y < radius || x > width - radius || y > height - radius;
      const path = steps.map((progress) => outside(moment(course, progress)));
      expect(path[0]).toBe(true);
      expect(path.at(-1)).toBe(false);
      const entered = path.indexOf(false);
      expect(path.slice(entered)).not.toContain(true);
    }
  });

  test('lie still in their places before the throw is over', () => {
    for (const course of thrown(width, height, count, 1)) {
      for (const progress of [0.87, 1]) {
        const { x, y, height: above, turn } = moment(course, progress);
        expect({ x, y, above, turn }).toEqual({ x: course.place.x, y: course.place.y, above: 0, turn: undefined });
      }
    }
  });
});

test('every die falls, bounces once and rolls out, each in its own way', () => {
  const all = thrown(360, 360, 6, 1);
  expect(new Set(all.map(({ roll }) => roll)).size).toBe(6);
  for (const course of all) {
    const heights = Array.from({ length: 400 }, (_, step) => moment(course, step / 400).height);
    const rises = heights.filter((height, index) => height > (heights[index - 1] ?? Infinity));
    const starts = heights.filter(
      (height, index) =>
        height > (heights[index - 1] ?? Infinity) && (heights[index - 1] ?? 0) <= (heights[index - 2] ?? 0),
    );
    expect(rises.length).toBeGreaterThan(0);
    expect(starts).toHaveLength(1);
  }
});

test('the same throw always looks the same', () => {
  expect(thrown(360, 360, 6, 1)).toEqual(thrown(360, 360, 6, 1));
});
