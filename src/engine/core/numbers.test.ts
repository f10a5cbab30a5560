import { expect, test } from 'vitest';

import { at, half, highestFirst, keptPosition, replaceAt, singleEdge, sum } from './numbers';

test('[R6] halves are rounded toward minus infinity', () => {
  expect([7, -3, 0, 1, -1].map(half)).toEqual([3, -2, 0, 0, -1]);
});

test('[R6] nothing added up is zero without a sign', () => {
  expect(Object.is(sum([]), 0)).toBe(true);
  expect(Object.is(sum([-0]), 0)).toBe(true);
  expect(sum([2, -4, 7])).toBe(5);
});

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [3, 0, 1],
  [0, 2, -1],
  [2, 1, 0],
  [1, 5, 0],
])('[R7] %i of advantage and %i of disadvantage come to %i', (advantage, disadvantage, edge) => {
  expect(singleEdge({ advantage, disadvantage })).toBe(edge);
});

test('[R7] advantage keeps the higher die, disadvantage the lower, and of equals the earlier', () => {
  expect(keptPosition([18, 9], 1)).toBe(0);
  expect(keptPosition([18, 9], -1)).toBe(1);
  expect(keptPosition([9, 9], 1)).toBe(0);
  expect(keptPosition([4], 0)).toBe(0);
});

test('[R6] sorting and replacing leave the list as it was', () => {
  const faces = [2, 6, 4];
  expect(highestFirst(faces)).toEqual([6, 4, 2]);
  expect(replaceAt(faces, 1, 1)).toEqual([2, 1, 4]);
  expect(faces).toEqual([2, 6, 4]);
});

test('[R1] reading past the end of a list is told, never guessed', () => {
  expect(at([5, 6], 1)).toBe(6);
  expect(() => at([5, 6], 2)).toThrow('position 2');
});
