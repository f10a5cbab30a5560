import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { ludo, type LudoSheet } from '.';

const { sheet } = ludo;
const party: LudoSheet = {
  stats: [
    { name: 'Might', value: 2 },
    { name: 'Wit', value: -1 },
  ],
  stressed: true,
  pieces: [
    { id: 'a', name: 'Rook', position: 9 },
    { id: 'b', name: 'Knight', position: 3 },
  ],
};

function read(request: object) {
  return ludo.readRequest(request);
}

describe('filling', () => {
  const contest = read({
    kind: 'contest',
    sides: [{ stat: 'Might', modifiers: [0, 3] }, { stat: 'Wit' }, { fixed: 4 }, { modifiers: [1] }],
  });

  test('[L19] a side’s first modifier becomes its stat, and twice is the same as once', () => {
    const once = sheet.fill(contest, 0, party);
    expect(once).toMatchObject({
      sides: [{ modifiers: [2, 3], stressed: true }, { modifiers: [], stressed: false }, {}, {}],
    });
    expect(sheet.fill(once, 0, party)).toEqual(once);
    expect(sheet.fill(contest, 1, party)).toMatchObject({ sides: [{}, { modifiers: [-1], stressed: true }, {}, {}] });
  });

  test('[L19] a stat that the party does not have adds nothing, whatever stood there before', () => {
    const named = { stat: 'Charm', modifiers: [2, 3] };
    expect(sheet.fill(read({ kind: 'contest', sides: [named, {}] }), 0, party)).toMatchObject({
      sides: [{ modifiers: [0, 3] }, {}],
    });
    expect(sheet.fill(read({ kind: 'punch', stat: 'Charm', attackModifier: 2 }), 0, party)).toMatchObject({
      attackModifier: 0,
    });
  });

  test('[L19] a set value and a side without a stat keep their numbers', () => {
    expect(sheet.fill(contest, 2, party)).toEqual(contest);
    expect(sheet.fill(contest, 3, party)).toMatchObject({ sides: [{}, {}, {}, { modifiers: [1], stressed: true }] });
    expect(sheet.fill(contest, 0, sheet.empty)).toEqual(contest);
  });

  test('[L19] a save and a punch take the stat that they name', () => {
    const save = read({ kind: 'save', goal: 4, stat: 'Wit', modifiers: [0, 1] });
    expect(sheet.fill(save, 0, party)).toMatchObject({ modifiers: [-1, 1], stressed: true });
    expect(sheet.fill(read({ kind: 'punch', stat: 'Might' }), 0, party)).toMatchObject({ attackModifier: 2 });
    expect(sheet.fill(read({ kind: 'punch', attackModifier: 1 }), 0, party)).toMatchObject({ attackModifier: 1 });
  });

  test('[L19] a penalty takes the party’s pieces, if it has any', () => {
    const penalty = read({ kind: 'penalty', pieces: [{ id: 'x', position: 1 }], friendly: [2] });
    expect(sheet.fill(penalty, 0, party)).toEqual({ kind: 'penalty', pieces: party.pieces, friendly: [2] });
    expect(sheet.fill(penalty, 0, sheet.empty)).toEqual(penalty);
  });

  test.each([
    { kind: 'damage', dice: [{ count: 1, sides: 6 }] },
    { kind: 'check', table: { name: '', sides: 6, rows: [] } },
    { kind: 'movement' },
  ])('[L19] $kind takes nothing', (request) => {
    expect(sheet.fill(read(request), 0, party)).toEqual(read(request));
  });
});

describe('changes', () => {
  const apply = (change: unknown) => sheet.apply(party, v.parse(sheet.changeSchema, change));

  test('[L18] stress comes and goes', () => {
    expect(apply({ type: 'stress', stressed: false })).toEqual({ ...party, stressed: false });
  });

  test('[L18] a piece stands where it was moved; one that is not on the sheet changes nothing', () => {
    expect(apply({ type: 'move', piece: 'a', position: 4 }).pieces.map(({ position }) => position)).toEqual([4, 3]);
    expect(apply({ type: 'move', piece: 'z', position: 4 })).toEqual(party);
  });

  test('[L19] stats and pieces can be put right by hand, within their range [L1]', () => {
    expect(apply({ type: 'stats', stats: [] })).toEqual({ ...party, stats: [] });
    expect(apply({ type: 'pieces', pieces: [] })).toEqual({ ...party, pieces: [] });
    expect(() => apply({ type: 'stats', stats: [{ name: 'Might', value: 3 }] })).toThrow(/from −?-?2 to 2/);
    expect(() => apply({ type: 'move', piece: 'a', position: -1 })).toThrow(/0 or more/);
  });
});

describe('what a roll changes', () => {
  const sides = [{}, {}];
  const rolled = ludo.read({ system: 'ludo', request: { kind: 'contest', sides }, faces: [3, 9] });

  test('[L18] nothing before a step; each fate reroll stresses its side', () => {
    expect(ludo.effects(rolled)).toEqual([]);
    const first = ludo.take(rolled, { type: 'reroll', by: 'fate', side: 1, die: 1, face: 4 });
    const second = ludo.take(first, { type: 'reroll', by: 'fate', side: 0, die: 0, face: 4 });
    const stress = { change: { type: 'stress', stressed: true }, text: 'is now stressed' };
    expect(ludo.effects(first)).toEqual([{ side: 1, ...stress }]);
    expect(ludo.effects(second)).toEqual([...ludo.effects(first), { side: 0, ...stress }]);
  });

  test('[L18] a reroll of tied crits costs nothing', () => {
    const tied = ludo.read({ system: 'ludo', request: { kind: 'contest', sides, crits: true }, faces: [20, 20] });
    expect(ludo.effects(ludo.take(tied, { type: 'reroll-tied-crits', faces: [2, 3] }))).toEqual([]);
  });

  test('[L18] a moved piece goes to its new square', () => {
    const request = sheet.fill(read({ kind: 'penalty', pieces: [] }), 0, party);
    const penalty = ludo.read({ system: 'ludo', request, faces: [4] });
    expect(ludo.effects(penalty)).toEqual([]);
    const effects = ludo.effects(ludo.take(penalty, { type: 'move', piece: 'a' }));
    expect(effects).toEqual([
      { side: 0, change: { type: 'move', piece: 'a', position: 5 }, text: 'moves Rook back from 9 to 5' },
    ]);
    const after = effects.reduce((kept, { change }) => sheet.apply(kept, change), party);
    expect(after.pieces[0]?.position).toBe(5);
  });

  test('[L18] a party that spent its fate is stressed on the sheet', () => {
    const save = ludo.read({ system: 'ludo', request: { kind: 'save', goal: 4 }, faces: [2] });
    const after = ludo.take(save, { type: 'reroll', by: 'fate', die: 0, face: 6 });
    const effects = ludo.effects(after);
    expect(effects.map(({ side }) => side)).toEqual([0]);
    expect(effects.reduce((kept, { change }) => sheet.apply(kept, change), sheet.empty).stressed).toBe(true);
  });
});
