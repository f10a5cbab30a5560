import { describe, expect, test } from 'vitest';

import { ludo } from '.';

function open(request: object, faces: readonly number[], ...steps: readonly unknown[]) {
  return ludo.read({ system: 'ludo', request, faces, steps });
}

function refused(pattern: RegExp): unknown {
  return expect.objectContaining({ code: 'step-not-allowed', message: expect.stringMatching(pattern) });
}

const fate = { type: 'reroll', by: 'fate' } as const;
const contest = { kind: 'contest', sides: [{ advantage: 1 }, {}], crits: true, grazing: true };
const save = { kind: 'save', goal: 4, advantage: 1 };

describe('in a contest', () => {
  test('[L11] one die of one’s own takes a new face and everything is worked out anew', () => {
    const before = open(contest, [3, 18, 19]);
    expect(ludo.resolve(before)).toMatchObject({ winners: [1], headline: 'failure' });
    const after = ludo.take(before, { ...fate, side: 0, die: 0, face: 20 });
    expect(ludo.resolve(after)).toMatchObject({ kept: [20, 19], winners: [0], headline: 'critical-success' });
  });

  test('[L11] the new face stands though it is worse, and nothing but the named die changes', () => {
    const after = open(contest, [3, 18, 9], { ...fate, side: 0, die: 1, face: 1 });
    expect(ludo.resolve(after)).toMatchObject({ kept: [3, 9], winners: [1] });
    expect(ludo.words(after).dice.map(({ faces }) => faces)).toEqual([[3], [18, 1], [9]]);
  });

  test('[L11] each side has one, in either order', () => {
    const steps = [
      { ...fate, side: 1, die: 2, face: 2 },
      { ...fate, side: 0, die: 0, face: 5 },
    ];
    const after = open(contest, [3, 4, 19], ...steps);
    expect(ludo.resolve(after)).toMatchObject({ kept: [5, 2], winners: [0] });
    expect(ludo.next(after)).toEqual({
      groups: [],
      refusals: [0, 1].map((side) => ({ by: 'fate', side, reason: 'Already rerolled by fate: now stressed' })),
    });
    expect(() => ludo.take(after, { ...fate, side: 0, die: 1, face: 5 })).toThrow(refused(/Already rerolled/));
  });

  test('[L11] a stressed side has none', () => {
    const stressed = { ...contest, sides: [{ stressed: true }, {}] };
    const record = open(stressed, [3, 19]);
    expect(() => ludo.take(record, { ...fate, side: 0, die: 0, face: 20 })).toThrow(refused(/Stressed/));
    expect(ludo.next(record).refusals).toEqual([{ by: 'fate', side: 0, reason: 'Stressed: no fate reroll' }]);
    expect(ludo.next(record).groups).toMatchObject([{ type: 'reroll', by: 'fate', side: 1, dice: [1], left: 1 }]);
  });

  test('[L11] not while tied crits wait; after them again', () => {
    const tied = open(contest, [20, 3, 20]);
    expect(() => ludo.take(tied, { ...fate, side: 0, die: 0, face: 5 })).toThrow(refused(/tied crits/));
    expect(ludo.next(tied).refusals).toHaveLength(2);
    const settled = ludo.take(tied, { type: 'reroll-tied-crits', faces: [7, 8, 9] });
    expect(ludo.resolve(ludo.take(settled, { ...fate, side: 0, die: 0, face: 15 }))).toMatchObject({ winners: [0] });
  });

  test('[L11] a fate reroll can bring a tied crit', () => {
    const after = open(contest, [3, 4, 20], { ...fate, side: 0, die: 1, face: 20 });
    expect(ludo.resolve(after)).toMatchObject({ headline: 'reroll', tiedCrits: [0, 1] });
    expect(ludo.next(after).groups).toMatchObject([{ type: 'reroll-tied-crits', dice: [0, 1, 2] }]);
  });

  test('[L11] the die must be the side’s own, and a set value has none', () => {
    const record = open({ ...contest, sides: [{ advantage: 1 }, {}, { fixed: 12 }] }, [3, 4, 19]);
    expect(() => ludo.take(record, { ...fate, side: 0, die: 2, face: 5 })).toThrow(refused(/use 0 or 1/));
    expect(() => ludo.take(record, { ...fate, side: 0, die: 9, face: 5 })).toThrow(refused(/none of this side/));
    expect(() => ludo.take(record, { ...fate, side: 2, die: 0, face: 5 })).toThrow(refused(/set value/));
    expect(ludo.next(record).groups.map(({ side }) => side)).toEqual([0, 1]);
  });

  test.each([undefined, '0', -1, 3, 0.5, null])('[L11] a contest needs the side’s number, which %j is not', (side) => {
    const record = open(contest, [3, 4, 19]);
    expect(() => ludo.take(record, { ...fate, side, die: 0, face: 5 })).toThrow(refused(/side’s number, 0 to 1/));
  });

  test('[L11] whether it is allowed comes before its face', () => {
    const record = open({ ...contest, sides: [{ stressed: true }, {}] }, [3, 19]);
    expect(() => ludo.take(record, { ...fate, side: 0, die: 0, face: 99 })).toThrow(refused(/Stressed/));
    expect(() => ludo.take(record, { ...fate, side: 1, die: 1, face: 99 })).toThrow(
      expect.objectContaining({ code: 'invalid-faces' }),
    );
  });
});

describe('elsewhere', () => {
  test('[L11] a saving throw has one, whatever side is named', () => {
    for (const side of [undefined, 0, 7, 'roller', null]) {
      const after = open(save, [2, 3], { ...fate, side, die: 1, face: 6 });
      expect(ludo.resolve(after)).toMatchObject({ kept: 6, success: true });
      expect(() => ludo.take(after, { ...fate, die: 0, face: 6 })).toThrow(refused(/Already rerolled/));
    }
    expect(ludo.next(open(save, [2, 3])).groups).toMatchObject([{ by: 'fate', side: 0, dice: [0, 1], choose: 1 }]);
  });

  test('[L11] a stressed saving throw has none', () => {
    const record = open({ ...save, stressed: true }, [2, 3]);
    expect(() => ludo.take(record, { ...fate, die: 0, face: 6 })).toThrow(refused(/Stressed/));
    expect(ludo.next(record)).toEqual({
      groups: [],
      refusals: [{ by: 'fate', side: 0, reason: 'Stressed: no fate reroll' }],
    });
  });

  test.each([
    { kind: 'damage', dice: [{ count: 1, sides: 6 }] },
    { kind: 'check', table: { name: 'Road', sides: 6, rows: [] } },
    { kind: 'punch' },
    { kind: 'movement' },
    { kind: 'penalty', pieces: [] },
  ])('[L11] $kind has none', (request) => {
    const record = open(request, [3]);
    expect(() => ludo.take(record, { ...fate, side: 0, die: 0, face: 6 })).toThrow(
      refused(/contests and saving throws/),
    );
    expect(() => ludo.take(record, { type: 'reroll-tied-crits', faces: [] })).toThrow(refused(/No tied crits/));
    expect(ludo.next(record)).toEqual({ groups: [], refusals: [] });
  });

  test('[L11] only fate rerolls, and other systems’ steps are refused', () => {
    const record = open(save, [2, 3]);
    expect(() => ludo.take(record, { ...fate, by: 'ability', die: 0, face: 6 })).toThrow(refused(/“fate”/));
    const others = [{ type: 'keep', dice: [0] }, { type: 'choose', option: 'x' }, { type: 'treat-as-critical' }];
    for (const step of others) expect(() => ludo.take(record, step)).toThrow(refused(/no step of Ludicrous Ludo/));
  });
});
