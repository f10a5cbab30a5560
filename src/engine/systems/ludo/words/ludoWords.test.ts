import { describe, expect, test } from 'vitest';

import { ludo } from '..';

function words(request: object, faces: readonly number[], steps: readonly unknown[] = [], names = {}) {
  return ludo.words(ludo.read({ system: 'ludo', request, faces, steps }), names);
}

describe('rolls of one side', () => {
  const sentence = (request: object, faces: readonly number[], steps: readonly unknown[] = []) =>
    words(request, faces, steps).sentence;
  const save = { kind: 'save', goal: 4 };

  test('[L12] a saving throw tells total, goal and margin', () => {
    const reroll = { type: 'reroll', die: 0, face: 6, by: 'fate' };
    const told = words({ ...save, advantage: 1, modifiers: [-1] }, [2, 3], [reroll], { 0: 'Ann' });
    expect(told).toMatchObject({
      title: 'Success',
      tone: 'success',
      sides: [{ id: 0, name: 'Ann', total: '5', winner: true }],
    });
    expect(told.sentence).toBe(
      'Success: 5 against a goal of 4. Dice 6 (3 dropped), rerolled 2 to 6 by fate. 6 − 1 = 5.',
    );
    expect(told.dice.map(({ mark }) => mark)).toEqual(['kept', 'dropped']);
    expect(told.lines.map(({ text }) => text)).toEqual(['6 − 1 = 5 against 4', '1 above the goal']);
    const met = words(save, [4]);
    expect(met.lines.at(-1)?.text).toBe('A tie: exactly the goal, which is enough');
    expect(met.sentence).toBe('Success: 4 against a goal of 4; a tie with the goal is enough. Dice 4.');
    const failed = words(save, [1]);
    expect(failed).toMatchObject({ title: 'Failure', tone: 'failure', sides: [{ name: 'Roller', winner: false }] });
    expect(failed.lines.at(-1)?.text).toBe('3 below the goal');
    expect(failed.sentence).toBe('Failure: 1 against a goal of 4. Dice 1.');
  });

  test('[L13] damage tells each step of its sum', () => {
    const damage = { kind: 'damage', dice: [{ count: 2, sides: 4 }] };
    expect(sentence(damage, [1, 4])).toBe('5 damage. Dice 1 4. 1 + 4 = 5.');
    expect(sentence({ ...damage, modifiers: [2], multiplier: 'double' }, [1, 4])).toBe(
      '14 damage. Dice 1 4. 1 + 4 + 2 = 7, doubled = 14.',
    );
    const halved = words({ ...damage, modifiers: [-9], multiplier: 'half' }, [1, 4]);
    expect(halved.title).toBe('0 damage');
    expect(halved.lines).toEqual([
      { label: 'Damage', text: '1 + 4 − 9 = −4, halved and rounded down = −2, raised to 0' },
    ]);
    const many = { kind: 'damage', dice: [{ count: 21, sides: 4 }], modifiers: [1] };
    expect(sentence(many, Array<number>(21).fill(2))).toBe('43 damage. 21 dice. 42 + 1 = 43.');
    expect(words({ kind: 'damage', dice: [{ count: 1, sides: 4 }] }, [3]).lines[0]?.text).toBe('3');
  });

  test('[L14] a check tells the table’s own words first', () => {
    const rows = [
      { from: 1, to: 2, text: ' Rain. ' },
      { from: 3, to: 3, text: '' },
      { from: 4, to: 4, text: 'A storm takes the road away, and the bridge' },
    ];
    const check = { kind: 'check', table: { name: 'Weather', sides: 6, rows } };
    const rain = words({ ...check, advantage: 1 }, [1, 2]);
    expect(rain).toMatchObject({ title: 'Rain.', tone: 'neutral' });
    expect(rain.sentence).toBe('Rain. Entry 1 to 2 of Weather. Dice 2 (1 dropped).');
    expect(words(check, [3])).toMatchObject({ title: 'Entry 3', sentence: 'Entry 3 of Weather. Dice 3.' });
    expect(words(check, [3]).lines.at(-1)?.text).toBe('This entry has no text');
    expect(words(check, [4]).title).toBe('Entry 4');
    expect(words(check, [4]).lines.at(-1)?.text).toBe('A storm takes the road away, and the bridge');
    expect(words(check, [5])).toMatchObject({ title: 'No entry', sentence: 'No entry for 5 in Weather. Dice 5.' });
    expect(sentence({ ...check, table: { ...check.table, name: ' ' } }, [5])).toMatch(/in the table/);
  });

  test('[L15] a punch tells its damage', () => {
    expect(sentence({ kind: 'punch', attackModifier: 2 }, [4])).toBe('Hit: 3 damage. Dice 4. 1 + 2 = 3.');
    const critical = words({ kind: 'punch', attackModifier: -3 }, [6]);
    expect(critical).toMatchObject({ title: 'Critical hit', tone: 'triumph', sides: [{ total: '2', winner: true }] });
    expect(critical.lines[0]?.text).toBe('1 − 3 = −2, raised to 1, doubled = 2');
    expect(words({ kind: 'punch' }, [1])).toMatchObject({
      title: 'Miss',
      tone: 'failure',
      sentence: 'Miss: 0 damage. Dice 1.',
      lines: [{ text: 'A 1 misses and does no damage' }],
    });
  });

  test('[L16] movement tells its squares', () => {
    expect(words({ kind: 'movement' }, [1])).toMatchObject({ title: '1 square', sentence: 'Move 1 square. Dice 1.' });
  });
});

describe('penalties', () => {
  const pieces = [
    { id: 'a', position: 3, name: 'Rook' },
    { id: 'b', position: 9, name: 'Knight' },
    { id: 'c', position: 4 },
    { id: 'd', position: 0 },
    { id: 'e', position: 20 },
  ];
  const penalty = { kind: 'penalty', pieces };

  test('[L17] the choice is told with what stops each piece', () => {
    const told = words(penalty, [5]);
    expect(told).toMatchObject({ title: 'Choose a piece', tone: 'neutral' });
    expect(told.sentence).toBe(
      'Choose a piece to go back 5 squares: Rook from 3 to 1, Knight from 9 to 5 or e from 20 to 15. Dice 5.',
    );
    expect(told.lines).toEqual([
      { label: 'Squares back', text: '5' },
      { label: 'Rook', text: 'from 3 to 1; the friendly space on 0 stops it' },
      { label: 'Knight', text: 'from 9 to 5; the friendly space on 4 stops it' },
      { label: 'c', text: 'stays on 4: a friendly space is behind it' },
      { label: 'd', text: 'on its start: can’t go back' },
      { label: 'e', text: 'from 20 to 15' },
    ]);
  });

  test('[L17] a move and a roll without one are told', () => {
    const alone = { kind: 'penalty', pieces: [{ id: 'a', name: 'Rook', position: 3 }] };
    const moved = words(alone, [5], [{ type: 'move', piece: 'a' }]);
    expect(moved).toMatchObject({
      title: 'Moved back',
      sentence: 'Rook goes back from 3 to 0; its start stops it. Dice 5.',
    });
    expect(moved.lines.at(-1)?.text).toBe('from 3 to 0; its start stops it');
    expect(words({ kind: 'penalty', pieces: [] }, [1])).toMatchObject({
      title: 'No move',
      tone: 'failure',
      sentence: 'No move: no piece can go back, though the die says 1 square. Dice 1.',
    });
  });
});

test.each([
  [{ kind: 'contest', sides: [{ advantage: 1 }, {}] }, 'Contest, advantage'],
  [{ kind: 'contest', sides: [{ fixed: 3 }, {}] }, 'Contest'],
  [{ kind: 'save', goal: 3, disadvantage: 2 }, 'Saving throw, disadvantage'],
  [{ kind: 'save', goal: 3, advantage: 1, disadvantage: 2 }, 'Saving throw'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 6 }], multiplier: 'half' }, 'Half damage'],
  [{ kind: 'check', table: { name: ' Weather ', sides: 6, rows: [] } }, 'Weather'],
  [{ kind: 'check', table: { name: '', sides: 6, rows: [] } }, 'Table check'],
  [{ kind: 'punch' }, 'Punch'],
  [{ kind: 'movement' }, 'Movement'],
  [{ kind: 'penalty', pieces: [] }, 'Penalty'],
])('[L2] %j is described as %s', (request, description) => {
  expect(ludo.describe(ludo.readRequest(request))).toBe(description);
});
