import { describe, expect, test } from 'vitest';

import { ludo } from '.';

const plain = {};

function open(sides: readonly unknown[], faces: readonly number[], more: object = {}, steps: readonly unknown[] = []) {
  return ludo.read({
    system: 'ludo',
    request: { kind: 'contest', sides, crits: true, grazing: true, ...more },
    faces,
    steps,
  });
}

function result(...given: Parameters<typeof open>) {
  return ludo.resolve(open(...given));
}

describe('advantage', () => {
  test.each([
    [{ advantage: 1 }, [4, 17], 17],
    [{ advantage: 3 }, [17, 4], 17],
    [{ disadvantage: 1 }, [4, 17], 4],
    [{ disadvantage: 4 }, [17, 4], 4],
    [{ advantage: 3, disadvantage: 1 }, [9], 9],
    [{}, [9], 9],
  ])('[L2] %j rolls %j and keeps %i', (side, faces, kept) => {
    expect(result([side, { fixed: 30 }], faces)).toMatchObject({ kept: [kept, null], totals: [kept, 30] });
  });

  test('[L2] toggling advantage on and off leaves one die', () => {
    const plan = ludo.plan(ludo.readRequest({ kind: 'contest', sides: [{ advantage: 0 }, plain] }));
    expect(plan).toEqual([
      { sides: 20, side: 0, role: 'main' },
      { sides: 20, side: 1, role: 'main' },
    ]);
  });
});

describe('totals and winners', () => {
  test('[L3] modifiers are added to the kept die and the highest total wins', () => {
    expect(result([{ modifiers: [2, -4] }, plain], [16, 9])).toStrictEqual({
      kept: [16, 9],
      totals: [14, 9],
      winners: [0],
      grazing: false,
      crits: [null, null],
      tiedCrits: [],
      headline: 'success',
    });
  });

  test('[L3] an offender with a set value has no die, and a defender may beat it', () => {
    expect(result([{ fixed: 7 }, plain, { fixed: -3 }], [17])).toMatchObject({
      kept: [null, 17, null],
      totals: [7, 17, -3],
      winners: [1],
      headline: 'failure',
    });
  });

  test('[L3] the dice are planned side by side, none for a set value', () => {
    const request = { kind: 'contest', sides: [{ advantage: 1 }, { fixed: 3 }, { disadvantage: 1 }, plain] };
    expect(ludo.plan(ludo.readRequest(request)).map(({ side }) => side)).toEqual([0, 0, 2, 2, 3]);
  });

  test('[L4] a tie is won by the offender', () => {
    expect(result([plain, plain, plain], [12, 12, 3], { grazing: false })).toMatchObject({
      winners: [0],
      grazing: false,
      headline: 'success',
    });
  });

  test('[L5] defenders tied above the offender both win', () => {
    const sides = [{ modifiers: [1] }, { modifiers: [4] }, { modifiers: [4] }];
    expect(result(sides, [10, 12, 12])).toMatchObject({ winners: [1, 2], grazing: false, headline: 'failure' });
  });

  test('[L5] a defender below the tie is no winner', () => {
    expect(result([plain, plain, { fixed: 12 }, { fixed: 11 }], [10, 12])).toMatchObject({ winners: [1, 2] });
  });
});

describe('grazing', () => {
  test('[L6] a tie at the top between offender and defender is a grazing hit', () => {
    expect(result([plain, { fixed: 15 }], [15])).toMatchObject({ grazing: true, headline: 'grazing-hit' });
  });

  test('[L6] a tie below the top is none', () => {
    expect(result([plain, plain, { fixed: 18 }], [12, 12])).toMatchObject({ grazing: false, winners: [2] });
  });

  test('[L6] it does not depend on crits', () => {
    expect(result([plain, plain], [20, 20], { crits: false })).toMatchObject({
      grazing: true,
      crits: [null, null],
      headline: 'grazing-hit',
    });
  });
});

describe('crits', () => {
  test.each([
    ['a 20 wins', [plain, plain], [20, 5], ['success', null], [0], 'critical-success'],
    ['a 20 loses on totals', [plain, { modifiers: [5] }], [20, 18], ['success', null], [1], 'failure'],
    ['a 1 loses', [plain, plain], [1, 5], ['failure', null], [1], 'critical-failure'],
    ['a 1 wins a tie', [{ modifiers: [9] }, plain], [1, 10], ['failure', null], [0], 'grazing-hit'],
    ['both numbers at once', [plain, plain], [20, 1], ['success', 'failure'], [0], 'critical-success'],
    ['a total of 20 is none', [{ modifiers: [2] }, plain], [18, 5], [null, null], [0], 'success'],
    ['a dropped 20 is none', [{ disadvantage: 1 }, { fixed: 2 }], [20, 5], [null, null], [0], 'success'],
    ['a dropped 1 is none', [{ advantage: 1 }, { fixed: 2 }], [1, 5], [null, null], [0], 'success'],
    [
      'the second of two dice counts',
      [{ advantage: 1 }, { fixed: 2 }],
      [1, 20],
      ['success', null],
      [0],
      'critical-success',
    ],
    ['a set 20 is none', [{ fixed: 20 }, plain], [20], [null, 'success'], [0], 'grazing-hit'],
  ] as const)('[L7] %s', (_, sides, faces, crits, winners, headline) => {
    expect(result(sides, faces)).toMatchObject({ crits, winners, headline, tiedCrits: [] });
  });

  test('[L7] where crits are off nobody has one', () => {
    expect(result([plain, plain], [20, 1], { crits: false })).toMatchObject({
      crits: [null, null],
      headline: 'success',
    });
  });

  test('[L9] a critical success comes before a grazing hit', () => {
    expect(result([plain, { fixed: 20 }], [20])).toMatchObject({ grazing: true, headline: 'critical-success' });
  });

  test('[L9] a defender’s crit leaves the headline alone', () => {
    expect(result([plain, plain], [5, 20])).toMatchObject({ crits: [null, 'success'], headline: 'failure' });
    expect(result([plain, plain], [5, 1])).toMatchObject({ crits: [null, 'failure'], headline: 'success' });
  });
});
