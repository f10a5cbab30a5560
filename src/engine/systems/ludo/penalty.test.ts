import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ludo } from '.';

interface Place {
  readonly id: string;
  readonly position: number;
}

function open(
  pieces: readonly Place[],
  squares: number,
  friendly: readonly number[] = [],
  ...steps: readonly unknown[]
) {
  return ludo.read({ system: 'ludo', request: { kind: 'penalty', pieces, friendly }, faces: [squares], steps });
}

function result(...given: Parameters<typeof open>) {
  return ludo.resolve(open(...given));
}

const a3 = { id: 'a', position: 3 };
const b9 = { id: 'b', position: 9 };

test('[L17] a piece goes back as many squares as the die shows, to its start at most', () => {
  expect(result([a3, b9], 5)).toStrictEqual({
    squares: 5,
    moves: [
      { piece: 'a', from: 3, to: 0 },
      { piece: 'b', from: 9, to: 4 },
    ],
    moved: null,
    headline: 'choose-piece',
  });
});

test.each([
  ['a friendly space behind it', [a3], 5, [1], [{ piece: 'a', from: 3, to: 2 }]],
  ['the nearest of several', [b9], 6, [4, 7], [{ piece: 'b', from: 9, to: 8 }]],
  ['a friendly space on the start', [a3], 5, [0], [{ piece: 'a', from: 3, to: 1 }]],
  [
    'another piece',
    [a3, { id: 'b', position: 1 }],
    1,
    [],
    [a3, { id: 'b', position: 1 }].map(({ id, position }) => ({ piece: id, from: position, to: position - 1 })),
  ],
  ['a friendly space just out of reach', [b9], 3, [5], [{ piece: 'b', from: 9, to: 6 }]],
  ['nothing ahead of it', [a3], 2, [4], [{ piece: 'a', from: 3, to: 1 }]],
  [
    'nothing under it',
    [a3, { id: 'b', position: 3 }],
    2,
    [3],
    [
      { piece: 'a', from: 3, to: 1 },
      { piece: 'b', from: 3, to: 1 },
    ],
  ],
] as const)('[L17] stopped by %s', (_, pieces, squares, friendly, moves) => {
  expect(result(pieces, squares, friendly)).toMatchObject({ moves });
});

test('[L17] what can’t move can’t be picked, and with no piece to pick nothing moves', () => {
  const record = open([{ id: 'a', position: 0 }, b9], 2);
  expect(() => ludo.take(record, { type: 'move', piece: 'a' })).toThrow(
    expect.objectContaining({ code: 'step-not-allowed', message: 'The piece “a” can’t move back; use “b”.' }),
  );
  const stuck = open([a3, { id: 'b', position: 4 }], 5, [2]);
  expect(ludo.resolve(stuck)).toStrictEqual({ squares: 5, moves: [], moved: null, headline: 'no-move' });
  expect(() => ludo.take(stuck, { type: 'move', piece: 'a' })).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/no piece can/) }),
  );
  expect(result([], 4)).toMatchObject({ headline: 'no-move' });
});

test('[L17] one piece is moved, once', () => {
  const record = open([a3, b9], 2, [], { type: 'move', piece: 'b' });
  expect(ludo.resolve(record)).toMatchObject({ moved: { piece: 'b', from: 9, to: 7 }, headline: 'moved' });
  expect(ludo.next(record)).toEqual({ groups: [], refusals: [] });
  expect(() => ludo.take(record, { type: 'move', piece: 'a' })).toThrow(
    expect.objectContaining({ code: 'step-not-allowed', message: expect.stringMatching(/one was moved already/) }),
  );
});

test('[L17] only a penalty moves a piece', () => {
  const record = ludo.read({ system: 'ludo', request: { kind: 'movement' }, faces: [2] });
  expect(() => ludo.take(record, { type: 'move', piece: 'a' })).toThrow(
    expect.objectContaining({ code: 'step-not-allowed', message: expect.stringMatching(/Only a penalty/) }),
  );
});

test('[L17] the choice is offered by name, with where each piece would go', () => {
  const pieces = [
    { ...a3, name: 'Rook' },
    { ...b9, name: ' ' },
    { id: ' ', position: 12 },
  ];
  expect(ludo.next(open(pieces, 1)).groups).toEqual([
    {
      type: 'move',
      dice: [],
      choose: 0,
      options: [
        { value: 'a', label: 'Rook', hint: 'from 3 to 2' },
        { value: 'b', label: 'b', hint: 'from 9 to 8' },
        { value: ' ', label: 'Piece 3', hint: 'from 12 to 11' },
      ],
      label: 'Move a piece back',
      forced: true,
    },
  ]);
});

test('[L17] no piece ever passes a friendly space, its start or the number rolled', () => {
  const pieces = fc.uniqueArray(fc.record({ id: fc.string(), position: fc.nat(15) }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(pieces, fc.array(fc.nat(15)), fc.integer({ min: 1, max: 6 }), (placed, friendly, squares) => {
      const outcome = result(placed, squares, friendly);
      const blocks = [...friendly, ...placed.map(({ position }) => position)];
      if (!('moves' in outcome)) throw new Error('A penalty roll tells its moves.');
      for (const { from, to } of outcome.moves) {
        expect(from - to).toBeLessThanOrEqual(squares);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(blocks.some((block) => block >= to && block < from)).toBe(false);
        expect(from - to === squares || to === 0 || blocks.includes(to - 1)).toBe(true);
      }
      const stuck = placed.filter(({ id }) => !outcome.moves.some(({ piece }) => piece === id));
      expect(stuck.every(({ position }) => position === 0 || blocks.includes(position - 1))).toBe(true);
    }),
  );
});
