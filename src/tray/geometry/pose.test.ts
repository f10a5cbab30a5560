import { describe, expect, test } from 'vitest';
import { settledPose, view } from './pose';
import { turned } from './rotation';
import { showing } from './shapes';

describe.each([4, 6, 8, 10, 12, 20, 100])('a settled d%i', (sides) => {
  const faces = Array.from({ length: sides }, (_, index) => index + 1);

  test.each(faces)('shows %i to the viewer, upright', (face) => {
    for (const each of showing(sides, face)) {
      const pose = settledPose(each);
      const upright = each.shape.sides.flatMap((side) => {
        const seen = turned(view, turned(pose, side.normal));
        return side.prints.filter((print) => {
          const north = turned(view, turned(pose, print.north));
          return seen.z > 0.6 && north.y > 0.6 && Math.abs(north.x) < 1e-6;
        });
      });
      expect(upright.map(({ value }) => value)).toContain(each.value);
      const top = Math.max(...each.shape.sides.map((side) => turned(pose, side.normal).z));
      const result = each.shape.sides.find((side) =>
        side.prints.some((print) => print.value === each.value && upright.includes(print)),
      );
      if (sides === 4) expect(upright).toHaveLength(1);
      else expect(result === undefined ? 0 : turned(pose, result.normal).z).toBeCloseTo(top);
    }
  });
});

test('a d100 prints its number as tens and units, one hundred as 00 and 0', () => {
  const read = (face: number): string[] =>
    showing(100, face).map(({ shape, value }) => {
      const print = shape.sides.flatMap(({ prints }) => prints).find((each) => each.value === value);
      return print?.text ?? '';
    });
  expect(read(47)).toEqual(['40', '7']);
  expect(read(5)).toEqual(['00', '5']);
  expect(read(90)).toEqual(['90', '0']);
  expect(read(100)).toEqual(['00', '0']);
});
