import { describe, expect, test } from 'vitest';

import { ludo } from '..';

function words(request: object, faces: readonly number[], steps: readonly unknown[] = [], names = {}) {
  return ludo.words(ludo.read({ system: 'ludo', request, faces, steps }), names);
}

function contest(sides: readonly unknown[], faces: readonly number[], steps: readonly unknown[] = [], names = {}) {
  return words({ kind: 'contest', sides, crits: true, grazing: true }, faces, steps, names);
}

describe('contests', () => {
  test('[L6] a tie says so, with its rule', () => {
    const told = contest([{ modifiers: [2] }, { disadvantage: 1, modifiers: [5] }], [12, 9, 11]);
    expect(told).toMatchObject({ title: 'Grazing hit', tone: 'glancing' });
    expect(told.sentence).toBe(
      'Offender wins, grazing hit: 14 against 14; a tie goes to the offender. ' +
        'Offender d20 12, 12 + 2 = 14. Defender d20 9 (11 dropped), 9 + 5 = 14.',
    );
    expect(told.lines).toEqual([
      { label: 'Offender', text: '12 + 2 = 14', side: 0 },
      { label: 'Defender', text: '9 + 5 = 14', side: 1 },
      { label: 'Meaning', text: 'The tie at the top goes to the offender and is a grazing hit' },
    ]);
    expect(told.sides).toEqual([
      { id: 0, name: 'Offender', total: '14', winner: true },
      { id: 1, name: 'Defender', total: '14', winner: false },
    ]);
    expect(told.dice.map(({ mark }) => mark)).toEqual(['kept', 'kept', 'dropped']);
    expect(told.rows).toEqual([
      { side: 0, dice: [0] },
      { side: 1, dice: [1, 2] },
    ]);
  });

  test.each([
    ['[L3]', [{}, { fixed: 9 }], [12], 'Success', 'Offender wins: 12 against 9.', 'The offender has the highest total'],
    ['[L3]', [{}, { fixed: 15 }], [12], 'Failure', 'Defender wins: 15 against 12.', 'A defender beats the offender'],
    [
      '[L9]',
      [{}, { fixed: 9 }],
      [20],
      'Critical success',
      'Offender wins, critical success: 20 against 9.',
      'The offender has the highest total, with a critical success',
    ],
    [
      '[L9]',
      [{}, { fixed: 20 }],
      [20],
      'Critical success',
      'Offender wins, critical success: 20 against 20; a tie goes to the offender.',
      'The tie at the top goes to the offender, with a critical success and a grazing hit',
    ],
    [
      '[L9]',
      [{}, { fixed: 9 }],
      [1],
      'Critical failure',
      'Defender wins, critical failure for Offender: 9 against 1.',
      'A defender beats the offender, whose die is a critical failure',
    ],
    [
      '[L5]',
      [{}, { fixed: 16 }, { fixed: 16 }],
      [12],
      'Failure',
      'Defender and Defender 2 tie above Offender: Offender 12, Defender 16 and Defender 2 16; defenders who tie there all win.',
      'Tied defenders stand above the offender',
    ],
    [
      '[L5]',
      [{}, { fixed: 16 }, { fixed: 16 }],
      [1],
      'Critical failure',
      'Defender and Defender 2 tie above Offender, critical failure for Offender: Offender 1, Defender 16 and Defender 2 16; defenders who tie there all win.',
      'Tied defenders stand above the offender, whose die is a critical failure',
    ],
  ])('%s %j showing %j is told as a %s', (_, sides, faces, title, sentence, meaning) => {
    const told = contest(sides, faces);
    expect(told.title).toBe(title);
    expect(told.sentence.startsWith(`${sentence} Offender d20`)).toBe(true);
    expect(told.lines.at(-1)).toEqual({ label: 'Meaning', text: meaning });
    expect(told.sentence).toMatch(/Defender set at \d+\./);
  });

  test('[L4] a tie without grazing hits is still told with its rule', () => {
    const told = words({ kind: 'contest', sides: [{}, {}] }, [8, 8]);
    expect(told.sentence).toBe(
      'Offender wins: 8 against 8; a tie goes to the offender. Offender d20 8. Defender d20 8.',
    );
    expect(told.lines.at(-1)?.text).toBe('The tie at the top goes to the offender');
  });

  test('[L7] a crit that does not decide is told beside the result', () => {
    const told = contest([{}, { modifiers: [5] }, {}], [20, 18, 1], [], { 0: 'Ann', 1: 'The gate', 2: ' ' });
    expect(told.sentence).toMatch(
      /^The gate wins: Ann 20, The gate 23 and Defender 2 1\. Ann has a critical success: the only 20\. Defender 2 has a critical failure: the only 1\. Ann d20 20\./,
    );
    expect(told.links).toEqual([
      { kind: 'crit', dice: [0], text: 'Ann has a critical success: the only 20' },
      { kind: 'crit', dice: [2], text: 'Defender 2 has a critical failure: the only 1' },
    ]);
    expect(told.sides.map(({ name, winner }) => [name, winner])).toEqual([
      ['Ann', false],
      ['The gate', true],
      ['Defender 2', false],
    ]);
  });

  test('[L8] tied crits are linked and say what happens next', () => {
    const told = contest([{}, {}, {}, {}], [20, 20, 1, 1]);
    expect(told).toMatchObject({ title: 'Reroll the tied crits', tone: 'neutral' });
    expect(told.sentence).toMatch(
      /^Reroll the tied crits: Offender and Defender tie on 20; Defender 2 and Defender 3 tie on 1\./,
    );
    expect(told.links.map(({ dice }) => dice)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(told.lines.at(-1)?.text).toBe('No winner yet: the tied sides roll all their dice again');
    expect(told.sides.some(({ winner }) => winner)).toBe(false);
  });

  test('[L8] [L11] a rerolled die tells its old face, its new face and why', () => {
    const steps = [
      { type: 'reroll', die: 0, face: 20, by: 'fate', side: 0 },
      { type: 'reroll-tied-crits', faces: [7, 4] },
    ];
    const told = contest([{}, {}], [3, 20], steps);
    expect(told.sentence).toBe(
      'Offender wins: 7 against 4. Offender d20 7, rerolled 3 to 20 by fate and 20 to 7 for tied crits. ' +
        'Defender d20 4, rerolled 20 to 4 for tied crits.',
    );
    expect(told.dice[0]).toEqual({
      side: 0,
      sides: 20,
      role: 'main',
      faces: [3, 20, 7],
      reasons: ['Fate reroll', 'Tied crits'],
      mark: 'kept',
    });
  });
});
