import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawFaces, faceOfWord } from './faces';

const dice = (...sides: readonly number[]) => sides.map((each) => ({ sides: each }));

test('[R8] all remainders give each face equally often', () => {
  for (const sides of [4, 6, 8, 10, 12, 20, 100]) {
    const counts = new Map<number, number>();
    for (let word = 0; word < sides * 3; word += 1) {
      const face = faceOfWord(word, sides) ?? 0;
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts]).toEqual(Array.from({ length: sides }, (_, face) => [face + 1, 3]));
  }
});

test.each([
  [6, 4_294_967_292],
  [10, 4_294_967_290],
  [12, 4_294_967_292],
  [20, 4_294_967_280],
  [100, 4_294_967_200],
])('[R8] a d%i throws away words from %i on', (sides, limit) => {
  expect(faceOfWord(limit - 1, sides)).toBe(sides);
  expect(faceOfWord(limit, sides)).toBeUndefined();
  expect(faceOfWord(2 ** 32 - 1, sides)).toBeUndefined();
});

test.each([4, 8])('[R8] every word is a face of a d%i, which divides the range', (sides) => {
  expect(faceOfWord(2 ** 32 - 1, sides)).toBe(sides);
});

test('[R8] rejected words are drawn again for the dice that still lack a face, in plan order', () => {
  const asked: number[] = [];
  const batches = [[4_294_967_292, 0, 19], [5]];
  const faces = drawFaces(dice(6, 20, 6), (count) => {
    asked.push(count);
    return Uint32Array.from(batches.shift() ?? [3]);
  });
  expect(faces).toEqual([1, 20, 6]);
  expect(asked).toEqual([3, 1]);
});

test('[R8] a draw asks for 65,536 bytes at most', () => {
  const asked: number[] = [];
  const faces = drawFaces(
    Array.from({ length: 20_000 }, () => ({ sides: 6 })),
    (count) => {
      asked.push(count);
      return new Uint32Array(count);
    },
  );
  expect(asked).toEqual([16_384, 3616]);
  expect(faces).toHaveLength(20_000);
});

test('[R8] every face lies on its die', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.constantFrom(4, 6, 8, 10, 12, 20, 100), (word, sides) => {
      const face = faceOfWord(word, sides) ?? 1;
      return face >= 1 && face <= sides;
    }),
  );
});
