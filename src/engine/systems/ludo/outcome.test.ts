import { describe, expect, test } from 'vitest';

import { ludo } from '.';

function result(request: object, ...faces: readonly number[]) {
  return ludo.resolve(ludo.read({ system: 'ludo', request, faces }));
}

describe('saving throws', () => {
  const save = { kind: 'save', goal: 6, modifiers: [1] };

  test.each([
    [5, { kept: 5, total: 6, margin: 0, success: true, headline: 'success' }],
    [4, { kept: 4, total: 5, margin: -1, success: false, headline: 'failure' }],
    [6, { kept: 6, total: 7, margin: 1, success: true, headline: 'success' }],
  ])('[L12] a %i and 1 against 6', (face, outcome) => {
    expect(result(save, face)).toStrictEqual(outcome);
  });

  test('[L12] rolls a d6, two under an edge', () => {
    expect(ludo.plan(ludo.readRequest(save))).toEqual([{ sides: 6, side: 0, role: 'main' }]);
    expect(result({ ...save, disadvantage: 1 }, 5, 2)).toMatchObject({ kept: 2, success: false });
  });
});

describe('damage', () => {
  const damage = { kind: 'damage', dice: [{ count: 2, sides: 4 }], modifiers: [2] };

  test('[L13] adds dice and modifiers', () => {
    expect(result(damage, 1, 4)).toStrictEqual({ rolled: 5, total: 7, headline: 'damage' });
  });

  test('[L13] halves or doubles the whole, rounded down', () => {
    expect(result({ ...damage, multiplier: 'half' }, 1, 4)).toMatchObject({ rolled: 5, total: 3 });
    expect(result({ ...damage, multiplier: 'double' }, 1, 4)).toMatchObject({ rolled: 5, total: 14 });
  });

  test('[L13] is never below 0, nor a zero with a sign', () => {
    for (const multiplier of ['normal', 'double', 'half']) {
      expect(result({ ...damage, modifiers: [-9], multiplier }, 3, 1)).toStrictEqual({
        rolled: 4,
        total: 0,
        headline: 'damage',
      });
    }
    expect(result({ ...damage, modifiers: [-4], multiplier: 'double' }, 3, 1)).toMatchObject({ total: 0 });
  });

  test('[L1] [L13] takes any of the six dice, in the order given', () => {
    const dice = [20, 12, 10, 8, 6, 4].map((sides) => ({ count: 1, sides }));
    expect(ludo.plan(ludo.readRequest({ kind: 'damage', dice })).map(({ sides }) => sides)).toEqual([
      20, 12, 10, 8, 6, 4,
    ]);
  });
});

describe('checks', () => {
  const table = {
    name: 'Road',
    sides: 8,
    rows: [
      { from: 4, to: 7, text: 'Mud' },
      { from: 1, to: 2, text: 'Dust' },
    ],
  };

  test.each([
    [1, 1, 'Dust'],
    [2, 1, 'Dust'],
    [4, 0, 'Mud'],
    [7, 0, 'Mud'],
  ])('[L14] a %i is row %i', (face, row, text) => {
    expect(result({ kind: 'check', table }, face)).toStrictEqual({
      kept: face,
      row,
      text,
      headline: `row-${String(row)}`,
    });
  });

  test.each([3, 8])('[L14] a %i falls in a gap', (face) => {
    expect(result({ kind: 'check', table }, face)).toStrictEqual({
      kept: face,
      row: null,
      text: null,
      headline: 'no-row',
    });
  });

  test('[L14] rolls the table’s own die, two under an edge, and knows no modifiers', () => {
    const request = { kind: 'check', table, advantage: 2, modifiers: [5] };
    expect(ludo.plan(ludo.readRequest(request)).map(({ sides }) => sides)).toEqual([8, 8]);
    expect(result(request, 1, 2)).toMatchObject({ kept: 2, row: 1 });
  });
});

describe('punches', () => {
  test.each([
    [1, 3, { hit: false, critical: false, damage: 0, headline: 'miss' }],
    [2, 3, { hit: true, critical: false, damage: 4, headline: 'hit' }],
    [5, 0, { hit: true, critical: false, damage: 1, headline: 'hit' }],
    [5, -3, { hit: true, critical: false, damage: 1, headline: 'hit' }],
    [6, 3, { hit: true, critical: true, damage: 8, headline: 'critical-hit' }],
    [6, -2, { hit: true, critical: true, damage: 2, headline: 'critical-hit' }],
  ])('[L15] a %i with %i', (kept, attackModifier, outcome) => {
    expect(result({ kind: 'punch', attackModifier }, kept)).toStrictEqual({ kept, ...outcome });
  });

  test('[L15] reads the kept die', () => {
    expect(result({ kind: 'punch', disadvantage: 1 }, 6, 1)).toMatchObject({ kept: 1, headline: 'miss' });
  });
});

test('[L16] movement is the die', () => {
  expect(result({ kind: 'movement' }, 4)).toStrictEqual({ squares: 4, headline: 'movement' });
});
