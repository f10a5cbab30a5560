import { expect, test } from 'vitest';

import { ludoTableCoverage } from '.';

test('[L14] each number of the die tells which rows hold it: none, one or several', () => {
  const rows = [
    { from: 1, to: 2, text: 'Rain' },
    { from: 2, to: 9, text: 'Mud' },
    { from: 4, to: 3, text: 'Nothing' },
  ];
  expect(ludoTableCoverage({ name: 'Road', sides: 4, rows })).toEqual([
    { face: 1, rows: [0] },
    { face: 2, rows: [0, 1] },
    { face: 3, rows: [1] },
    { face: 4, rows: [1] },
  ]);
  expect(ludoTableCoverage({ name: '', sides: 6, rows: [] }).every(({ rows: own }) => own.length === 0)).toBe(true);
});
