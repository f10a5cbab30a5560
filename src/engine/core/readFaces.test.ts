import { expect, test } from 'vitest';

import { planDice } from './dice';
import { readFace, readFaces } from './readFaces';

const dice = [...planDice(1, 20, 'one'), ...planDice(2, 4, 'other')];

test('[R2] faces are listed in the order of the plan, each within its own die', () => {
  expect(readFaces([20, 4, 1], dice, 'faces')).toEqual([20, 4, 1]);
  expect(() => readFaces([4, 20, 1], dice, 'faces')).toThrow(
    expect.objectContaining({
      code: 'invalid-faces',
      path: 'faces.1',
      message: '20 is no face of a d4; use a whole number from 1 to 4.',
    }),
  );
});

test.each([
  [undefined, 'The faces are missing; give a list of 3 faces.'],
  ['123', 'The faces are no list; give a list of 3 faces.'],
  [[1, 2], 'There are 2 faces; give a list of 3 faces.'],
  [[1], 'There is 1 face; give a list of 3 faces.'],
])('[R4] as many faces as dice are needed: %j', (faces, message) => {
  expect(() => readFaces(faces, dice, 'faces')).toThrow(
    expect.objectContaining({ code: 'invalid-faces', path: 'faces', message }),
  );
});

test('[R4] a roll without dice takes an empty list, and says so', () => {
  expect(readFaces([], [], 'faces')).toEqual([]);
  const message = /give an empty list, \[\], as no dice are rolled\.$/;
  expect(() => readFaces(undefined, [], 'faces')).toThrow(message);
  expect(() => readFaces([1], [], 'faces')).toThrow(message);
});

test.each([0, 21, -1, 1.5, '3', null, true])('[R4] %j is no face', (face) => {
  const [die] = planDice(1, 20, 'one');
  expect(() => die && readFace(face, die, 'steps.0.face')).toThrow(
    expect.objectContaining({ code: 'invalid-faces', path: 'steps.0.face' }),
  );
});
