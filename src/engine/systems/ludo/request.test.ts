import { expect, test } from 'vitest';

import { ludo } from '.';

function refused(path: string, message: RegExp): unknown {
  return expect.objectContaining({ code: 'invalid-request', path, message: expect.stringMatching(message) });
}

const table = (rows: readonly unknown[], more: object = {}) => ({
  kind: 'check',
  table: { name: 'Road', sides: 6, rows, ...more },
});
const row = { from: 1, to: 3, text: 'Mud' };

test.each([
  ['sides', /at least one defender/, { kind: 'contest', sides: [{}] }],
  ['sides', /list of sides/, { kind: 'contest', sides: { 0: {}, 1: {} } }],
  ['sides', /at least one side must roll/, { kind: 'contest', sides: [{ fixed: 3 }, { fixed: 4 }] }],
  ['sides.1', /object/, { kind: 'contest', sides: [{}, null] }],
  ['sides.1', /object/, { kind: 'contest', sides: [{}, []] }],
  ['sides.0.fixed', /whole number/, { kind: 'contest', sides: [{ fixed: null }, {}] }],
  ['sides.0.fixed', /whole number/, { kind: 'contest', sides: [{ fixed: 1.5 }, {}] }],
  ['sides.1.modifiers.0', /whole number/, { kind: 'contest', sides: [{}, { modifiers: [1.5] }] }],
  ['sides.1.modifiers', /list/, { kind: 'contest', sides: [{}, { modifiers: null }] }],
  ['sides.1.advantage', /0 or more/, { kind: 'contest', sides: [{}, { advantage: -1 }] }],
  ['sides.1.stressed', /true or false/, { kind: 'contest', sides: [{}, { stressed: 1 }] }],
  ['crits', /true or false/, { kind: 'contest', sides: [{}, {}], crits: 'yes' }],
  ['grazing', /true or false/, { kind: 'contest', sides: [{}, {}], grazing: null }],
] as const)('[L3] a contest with a wrong %s: %s', (path, message, request) => {
  expect(() => ludo.readRequest(request)).toThrow(refused(path, message));
});

test.each([
  ['goal', /is missing; it must be /, { kind: 'save' }],
  ['goal', /whole number/, { kind: 'save', goal: null }],
  ['goal', /whole number/, { kind: 'save', goal: '4' }],
] as const)('[L12] a save with a wrong %s', (path, message, request) => {
  expect(() => ludo.readRequest(request)).toThrow(refused(path, message));
});

test.each([
  ['dice', /is missing; it must be /, { kind: 'damage' }],
  ['dice', /list of dice/, { kind: 'damage', dice: { count: 1, sides: 6 } }],
  ['dice', /at least one die/, { kind: 'damage', dice: [] }],
  ['dice.0.sides', /one of 4, 6/, { kind: 'damage', dice: [{ count: 1, sides: 7 }] }],
  ['dice.0.count', /1 to 100/, { kind: 'damage', dice: [{ count: 101, sides: 6 }] }],
  ['multiplier', /normal, double or half/, { kind: 'damage', dice: [{ count: 1, sides: 6 }], multiplier: 2 }],
] as const)('[L13] damage with a wrong %s: %s', (path, message, request) => {
  expect(() => ludo.readRequest(request)).toThrow(refused(path, message));
});

test.each([
  ['table', /is missing; it must be /, { kind: 'check' }],
  ['table.sides', /one of 4, 6/, table([], { sides: 7 })],
  ['table.rows', /list of rows/, table([], { rows: undefined })],
  ['table.name', /text/, table([], { name: undefined })],
  ['table.rows.0.text', /text/, table([{ from: 1, to: 2 }])],
  ['table.rows.0.from', /1 or more/, table([{ from: 0, to: 2, text: '' }])],
  ['table.rows.0.to', /a d6 ends at 6/, table([{ from: 1, to: 7, text: '' }])],
  ['table.rows.0.from', /write the lower number first/, table([{ from: 3, to: 2, text: '' }])],
  ['table.rows.1', /Row 2 overlaps row 1 on 3/, table([row, { from: 3, to: 6, text: 'b' }])],
] as const)('[L14] a check with a wrong %s: %s', (path, message, request) => {
  expect(() => ludo.readRequest(request)).toThrow(refused(path, message));
});

test('[L14] a draft may overlap, as a table does while it is written', () => {
  const draft = table([row, row]);
  expect(ludo.readDraft(draft)).toMatchObject(draft);
});

test.each([
  ['pieces', /is missing; it must be /, { kind: 'penalty' }],
  ['pieces.0.position', /0 or more/, { kind: 'penalty', pieces: [{ id: 'a', position: -1 }] }],
  ['pieces.0.position', /is missing; it must be /, { kind: 'penalty', pieces: [{ id: 'a' }] }],
  ['pieces.0.id', /text/, { kind: 'penalty', pieces: [{ id: 1, position: 2 }] }],
  [
    'pieces.1.id',
    /its own/,
    {
      kind: 'penalty',
      pieces: [
        { id: 'a', position: 2 },
        { id: 'a', position: 3 },
      ],
    },
  ],
  ['friendly.0', /whole number/, { kind: 'penalty', pieces: [], friendly: ['3'] }],
] as const)('[L17] a penalty with a wrong %s: %s', (path, message, request) => {
  expect(() => ludo.readRequest(request)).toThrow(refused(path, message));
});

test('[L3] what may be left out is left out, and unknown fields are passed over', () => {
  expect(ludo.readRequest({ kind: 'contest', sides: [{ label: 'us' }, { fixed: 4, modifiers: 'no' }] })).toEqual({
    kind: 'contest',
    sides: [{ modifiers: [], advantage: 0, disadvantage: 0, stressed: false }, { fixed: 4 }],
    crits: false,
    grazing: false,
  });
  expect(ludo.readRequest({ kind: 'contest', sides: [{ fixed: undefined }, {}] })).toMatchObject({
    sides: [{ modifiers: [] }, { modifiers: [] }],
  });
});

test('[L19] a name that can’t be read counts as none', () => {
  const sides = [{ stat: 7 }, { stat: 'Wit' }];
  const request = ludo.readRequest({ kind: 'contest', sides });
  expect(JSON.parse(JSON.stringify(request))).toMatchObject({
    sides: [expect.not.objectContaining({ stat: 7 }), { stat: 'Wit' }],
  });
});
