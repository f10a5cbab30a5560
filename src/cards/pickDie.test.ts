import type { StepGroup } from '@clatter/engine';
import { expect, it } from 'vitest';
import { pickDie } from './pickDie';

function choosing(choose: number): StepGroup {
  return { type: 'keep', dice: [0, 1, 2, 3], choose, options: [], label: 'Keep', forced: false };
}

it('takes a single die at once', () => {
  expect(pickDie(choosing(1), [], 2)).toEqual({ kind: 'take', pick: { dice: [2] } });
});

it('picks and puts back where several are chosen', () => {
  expect(pickDie(choosing(3), [0], 2)).toEqual({ kind: 'picked', dice: [0, 2] });
  expect(pickDie(choosing(3), [0, 2], 0)).toEqual({ kind: 'picked', dice: [2] });
});

it('lets go of the die picked first when one too many is picked', () => {
  expect(pickDie(choosing(3), [0, 1, 2], 3)).toEqual({ kind: 'picked', dice: [1, 2, 3] });
});
