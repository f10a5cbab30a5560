import fc from 'fast-check';
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

describe('tied crits', () => {
  test('[L8] leave no winner, no grazing and no crits, though another side has one', () => {
    expect(result([plain, plain, plain], [20, 20, 1])).toStrictEqual({
      kept: [20, 20, 1],
      totals: [20, 20, 1],
      winners: [],
      grazing: false,
      crits: [null, null, null],
      tiedCrits: [0, 1],
      headline: 'reroll',
    });
  });

  test('[L8] two groups tied at once all reroll, told in ascending order', () => {
    const tied = open([plain, plain, plain, plain], [1, 20, 1, 20]);
    expect(ludo.resolve(tied)).toMatchObject({ tiedCrits: [0, 1, 2, 3] });
    const after = ludo.take(tied, { type: 'reroll-tied-crits', faces: [2, 3, 4, 5] });
    expect(ludo.resolve(after)).toMatchObject({ kept: [2, 3, 4, 5], winners: [3] });
  });

  test('[L8] a tied side rolls all its dice again, the others’ stay', () => {
    const tied = open([plain, { advantage: 1 }, plain], [20, 3, 20, 9]);
    const [group] = ludo.next(tied).groups;
    expect(group).toMatchObject({ type: 'reroll-tied-crits', dice: [0, 1, 2], choose: 0, forced: true });
    const after = ludo.take(tied, { type: 'reroll-tied-crits', faces: [7, 8, 4] });
    expect(ludo.resolve(after)).toMatchObject({ kept: [7, 8, 9], winners: [2], headline: 'failure' });
  });

  test('[L8] it recurs for as long as they tie', () => {
    const steps = [
      { type: 'reroll-tied-crits', faces: [20, 20] },
      { type: 'reroll-tied-crits', faces: [3, 17] },
    ];
    expect(result([plain, plain], [1, 1], {}, steps)).toMatchObject({ kept: [3, 17], winners: [1] });
  });

  test('[L8] without a tie there is nothing to reroll', () => {
    const refusal = expect.objectContaining({
      code: 'step-not-allowed',
      message: expect.stringMatching(/No tied crits/),
    });
    for (const record of [open([plain, plain], [20, 19]), open([plain, plain], [20, 20], { crits: false })]) {
      expect(() => ludo.take(record, { type: 'reroll-tied-crits', faces: [7, 8] })).toThrow(refusal);
      expect(ludo.next(record).groups.map(({ type }) => type)).not.toContain('reroll-tied-crits');
    }
  });

  test('[L8] the faces must be as many as the tied dice', () => {
    const tied = open([plain, plain, plain], [20, 20, 4]);
    for (const faces of [[7], [7, 8, 9], [7, 21], 'seven']) {
      expect(() => ludo.take(tied, { type: 'reroll-tied-crits', faces })).toThrow(
        expect.objectContaining({ code: 'invalid-faces' }),
      );
    }
  });

  test('[L8] [L9] for any faces a contest has winners exactly when no crit is tied', () => {
    const side = fc.record({ modifier: fc.integer({ min: -5, max: 5 }), face: fc.constantFrom(1, 2, 19, 20) });
    fc.assert(
      fc.property(fc.array(side, { minLength: 2, maxLength: 5 }), (rolling) => {
        const faces = rolling.map(({ face }) => face);
        const totals = rolling.map(({ face, modifier }) => face + modifier);
        const many = [1, 20].some((face) => faces.filter((shown) => shown === face).length > 1);
        const best = totals.flatMap((total, place) => (total === Math.max(...totals) ? [place] : []));
        const outcome = result(
          rolling.map(({ modifier }) => ({ modifiers: [modifier] })),
          faces,
        );
        const winners = best.includes(0) ? [0] : best;
        expect(outcome).toMatchObject(many ? { winners: [], headline: 'reroll' } : { tiedCrits: [], winners });
      }),
    );
  });
});

describe('linked damage', () => {
  const damage = { dice: [{ count: 2, sides: 6 }], modifiers: [3] };
  const follow = (faces: readonly number[], more: object = {}, sides: readonly unknown[] = [plain, plain]) =>
    ludo.follow(open(sides, faces, { damage: { ...damage, ...more } }));

  test.each([
    [[15, 9], {}, 'normal', 'Damage'],
    [[9, 9], {}, 'half', 'Damage, halved'],
    [[9, 9], { onGrazing: 'normal' }, 'normal', 'Damage'],
    [[20, 9], {}, 'double', 'Damage, doubled'],
    [[20, 9], { onCritical: 'normal' }, 'normal', 'Damage'],
  ])('[L10] %j with %j is rolled %s', (faces, more, multiplier, label) => {
    expect(follow(faces, more)).toEqual([{ label, request: { kind: 'damage', ...damage, multiplier } }]);
  });

  test('[L10] a critical success that ties is doubled, not halved', () => {
    expect(follow([20], {}, [plain, { fixed: 20 }])).toMatchObject([{ request: { multiplier: 'double' } }]);
  });

  test('[L10] a loss, an open tie and a contest without damage bring none', () => {
    expect(follow([5, 9])).toEqual([]);
    expect(follow([20, 20])).toEqual([]);
    expect(ludo.follow(open([plain, plain], [15, 9]))).toEqual([]);
    expect(ludo.follow(ludo.read({ system: 'ludo', request: { kind: 'movement' }, faces: [3] }))).toEqual([]);
  });

  test('[L10] it is checked with the contest and changes nothing in it', () => {
    expect(result([plain, plain], [15, 9], { damage })).toStrictEqual(result([plain, plain], [15, 9]));
    for (const wrong of [null, { dice: [] }, { dice: [{ count: 1, sides: 7 }] }, { ...damage, onGrazing: 'double' }]) {
      expect(() => open([plain, plain], [15, 9], { damage: wrong })).toThrow(
        expect.objectContaining({ code: 'invalid-request' }),
      );
    }
  });
});
