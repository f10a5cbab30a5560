import { expect, test } from 'vitest';

import { codeOf } from '../../testing/refusals';
import { diecon } from './index';

interface Abilities {
  readonly rerolls?: number;
  readonly opponentRerolls?: number;
}

/** A contest of 5 1 against 6 2. */
function contest(attacker: Abilities, defender: Abilities = {}) {
  const request = { kind: 'contest', attacker: { dice: 2, ...attacker }, defender: { dice: 2, ...defender } };
  return diecon.read({ system: 'diecon', request, faces: [5, 1, 6, 2] });
}

function reroll(side: string, die: number, face: unknown) {
  return { type: 'reroll', by: 'ability', side, die, face };
}

test('[C11] a reroll’s new face stands and everything follows from it', () => {
  const record = contest({ rerolls: 2 });
  expect(diecon.resolve(record)).toMatchObject({ winner: 'defender', headline: 'defender+1' });
  const better = diecon.take(record, reroll('attacker', 1, 6));
  expect(diecon.resolve(better)).toMatchObject({ attacker: [6, 5], winner: 'attacker', headline: 'attacker+0' });
  const worse = diecon.take(better, reroll('attacker', 1, 2));
  expect(diecon.resolve(worse)).toMatchObject({ attacker: [5, 2], winner: 'defender', headline: 'defender+1' });
});

test('[C11] each ability is good for one die once', () => {
  const record = diecon.take(contest({ rerolls: 1 }), reroll('attacker', 1, 1));
  expect(codeOf(() => diecon.take(record, reroll('attacker', 0, 6)))).toBe('step-not-allowed');
});

test('[C11] own-die abilities take no die of the other side', () => {
  expect(codeOf(() => diecon.take(contest({ rerolls: 3 }), reroll('attacker', 2, 1)))).toBe('step-not-allowed');
  expect(codeOf(() => diecon.take(contest({}, { opponentRerolls: 1 }), reroll('defender', 0, 1)))).toBe('accepted');
});

test.each([
  [{ type: 'reroll', by: 'ability', die: 0, face: 3 }],
  [reroll('roller', 0, 3)],
  [{ ...reroll('attacker', 0, 3), side: 0 }],
  [{ ...reroll('attacker', 0, 3), by: 'fate' }],
  [reroll('attacker', 4, 3)],
  [reroll('attacker', -1, 3)],
  [reroll('attacker', 0.5, 3)],
  [{ type: 'reroll', by: 'ability', side: 'attacker', die: 0 }],
  [{ type: 'choose', option: 'attacker' }],
  [{ type: 'reroll-tied-crits', faces: [1, 1, 1, 1] }],
])('[C11] %j is no step of a contest', (step) => {
  expect(codeOf(() => diecon.take(contest({ rerolls: 9, opponentRerolls: 9 }), step))).toBe('step-not-allowed');
});

test('[C11] whether a reroll is allowed is judged before its face', () => {
  expect(codeOf(() => diecon.take(contest({}), reroll('attacker', 0, 7)))).toBe('step-not-allowed');
  expect(codeOf(() => diecon.take(contest({ rerolls: 1 }), reroll('attacker', 0, 7)))).toBe('invalid-faces');
});

test('[C12] own dice spend own-die abilities first, the other side’s dice only the others', () => {
  const left = (record: ReturnType<typeof contest>) => diecon.resolve(record).rerollsLeft.attacker;
  let record = contest({ rerolls: 1, opponentRerolls: 2 });
  expect(left(record)).toEqual({ own: 1, either: 2 });
  record = diecon.take(record, reroll('attacker', 3, 1));
  expect(left(record)).toEqual({ own: 1, either: 1 });
  record = diecon.take(record, reroll('attacker', 0, 1));
  expect(left(record)).toEqual({ own: 0, either: 1 });
  record = diecon.take(record, reroll('attacker', 0, 1));
  expect(left(record)).toEqual({ own: 0, either: 0 });
  expect(diecon.resolve(record).rerollsLeft.defender).toEqual({ own: 0, either: 0 });
});

test('[C12] what can be rerolled is offered for each side, its own dice apart from the other side’s', () => {
  const { groups } = diecon.next(contest({ rerolls: 1, opponentRerolls: 2 }, { rerolls: 1 }));
  expect(groups.map(({ side, dice, left, label, cost }) => ({ side, dice, left, label, cost }))).toEqual([
    {
      side: 'attacker',
      dice: [0, 1],
      left: 3,
      label: 'Reroll one of its own dice',
      cost: 'one reroll of its own dice',
    },
    {
      side: 'attacker',
      dice: [2, 3],
      left: 2,
      label: 'Reroll one of the defender’s dice',
      cost: 'one reroll of either side’s dice',
    },
    {
      side: 'defender',
      dice: [2, 3],
      left: 1,
      label: 'Reroll one of its own dice',
      cost: 'one reroll of its own dice',
    },
  ]);
  expect(groups.every((group) => group.type === 'reroll' && group.by === 'ability' && group.choose === 1)).toBe(true);
});

test('[C12] a side whose rerolls are spent is told so', () => {
  const one = diecon.take(contest({ rerolls: 1 }), reroll('attacker', 0, 5));
  expect(diecon.next(one)).toEqual({
    groups: [],
    refusals: [{ by: 'ability', side: 'attacker', reason: 'No rerolls left' }],
  });
  const other = diecon.take(contest({ rerolls: 1, opponentRerolls: 1 }), reroll('attacker', 2, 5));
  expect(diecon.next(other).refusals).toEqual([
    { by: 'ability', side: 'attacker', reason: 'No rerolls of the other side’s dice left' },
  ]);
  expect(diecon.next(contest({})).refusals).toEqual([]);
});

test('[C12] a side without dice is told that it has none of its own to reroll', () => {
  const request = { kind: 'contest', attacker: { rerolls: 1 }, defender: { dice: 1, opponentRerolls: 1 } };
  const next = diecon.next(diecon.read({ system: 'diecon', request, faces: [4] }));
  expect(next.refusals).toEqual([{ by: 'ability', side: 'attacker', reason: 'No dice of its own to reroll' }]);
  expect(next.groups.map((group) => [group.side, group.dice])).toEqual([['defender', [0]]]);
});

test('[C10] a jam is read after rerolls', () => {
  const request = { kind: 'contest', attacker: { dice: 2, rerolls: 1 }, defender: { dice: 1 }, jam: true };
  const record = diecon.read({ system: 'diecon', request, faces: [4, 2, 1] });
  expect(diecon.resolve(record).jam.attacker).toBe(false);
  expect(diecon.resolve(diecon.take(record, reroll('attacker', 1, 4))).jam.attacker).toBe(true);
});

test('[C11] the words tell a rerolled die’s old face, its new one and whose ability it was', () => {
  const record = diecon.take(contest({ opponentRerolls: 1 }), reroll('attacker', 2, 1));
  const words = diecon.words(record, { defender: 'Ogre' });
  expect(words.sentence).toContain('Ogre’s die rerolled 6 to 1 by Attacker’s ability.');
  expect(words.lines.at(-1)).toEqual({
    label: 'Reroll',
    text: 'Ogre’s die rerolled 6 to 1 by Attacker’s ability',
  });
  expect(words.dice[2]).toEqual({
    side: 'defender',
    sides: 6,
    role: 'main',
    faces: [6, 1],
    reasons: ['Attacker’s ability'],
    mark: 'kept',
  });
  const answered = diecon.take(contest({}, { rerolls: 1 }), reroll('defender', 3, 5));
  expect(diecon.words(answered).dice[3]?.reasons).toEqual(['Defender’s ability']);
});
