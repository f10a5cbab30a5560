import { expect, test } from 'vitest';

import { diecon } from './index';

function play(attacker: readonly number[], defender: readonly number[], switches: object = {}) {
  const pools = { attacker: { dice: attacker.length }, defender: { dice: defender.length } };
  return diecon.read({
    system: 'diecon',
    request: { kind: 'contest', ...pools, ...switches },
    faces: [...attacker, ...defender],
  });
}

const say = (...args: Parameters<typeof play>) => diecon.words(play(...args)).sentence;

test('[C7] an attacker’s win says the overkill, the dice, the hits and what decided', () => {
  expect(say([5, 6, 6], [3, 5, 3])).toBe(
    'Attacker wins, overkill 2: 6 6 5 against 5 3 3; Defender takes 2 hits. Pair 1: 6 beats 5.',
  );
  expect(say([5, 4], [5, 3])).toBe('Attacker wins: 5 4 against 5 3; Defender takes 1 hit. Pair 2: 4 beats 3.');
});

test('[C3] a win by a die left over says that it meets none', () => {
  expect(say([5, 4, 1], [5, 4])).toBe(
    'Attacker wins: 5 4 1 against 5 4; Defender takes 1 hit. Pair 3: 1 meets no die.',
  );
  expect(say([], [3])).toBe(
    'Defender wins, overkill 1: 3 against no dice; Attacker takes 1 hit. Pair 1: 3 meets no die.',
  );
});

test('[C4] a tie says that it is one and what that means', () => {
  const words = diecon.words(play([6, 5], [5, 6]));
  expect(words.title).toBe('Tie');
  expect(words.sentence).toBe('Tie: 6 5 against 6 5; nobody is hit.');
  expect(words.lines).toContainEqual({
    label: 'Decided by',
    text: 'Every pair is equal and no die is left over: a tie, which hits nobody',
  });
  expect(words.links).toEqual([]);
  expect(words.sides.map((side) => side.winner)).toEqual([false, false]);
});

test('[C8] a defender’s win says whom it hits, or why it hits nobody', () => {
  expect(say([2], [5, 5])).toContain('; Attacker takes 2 hits.');
  expect(say([5, 3], [5, 4])).toContain('; nobody is hit, as a defence needs overkill to hit.');
  expect(say([2], [5, 5], { passiveDefence: true })).toContain('; nobody is hit, as a passive defence does not hit.');
});

test('[C9] a win without overkill in play says so', () => {
  expect(say([2], [5, 5], { overkill: false })).toBe(
    'Defender wins: 5 5 against 2; nobody is hit, as overkill is off. Pair 1: 5 beats 2.',
  );
  expect(diecon.words(play([5], [2], { overkill: false })).lines).toContainEqual({ label: 'Overkill', text: 'Off' });
});

test('[C5] a line counts the overkill', () => {
  const overkillLine = (...args: Parameters<typeof play>) =>
    diecon.words(play(...args)).lines.find((line) => line.label === 'Overkill')?.text;
  expect(overkillLine([6, 6, 5], [5, 3, 3])).toBe('2 dice above 5 = 2');
  expect(overkillLine([5], [4])).toBe('1 die above 4 = 1');
  expect(overkillLine([6, 6, 6], [6, 5, 5])).toBe('3 sixes less 1 = 2');
  expect(overkillLine([6, 5], [6, 4])).toBe('1 six less 1 = 0');
  expect(overkillLine([], [3, 4])).toBe('2 dice against none = 2');
  expect(overkillLine([3], [3])).toBeUndefined();
});

test('[C2] both pools stand from high to low, with the deciding pair linked', () => {
  const words = diecon.words(play([1, 5], [3, 5], { jam: true }), { attacker: 'Mina' });
  expect(words.title).toBe('Defender wins');
  expect(words.rows).toEqual([
    { side: 'attacker', dice: [1, 0] },
    { side: 'defender', dice: [3, 2] },
  ]);
  expect(words.sides).toEqual([
    { id: 'attacker', name: 'Mina', total: '5 1', winner: false },
    { id: 'defender', name: 'Defender', total: '5 3', winner: true },
  ]);
  expect(words.lines.slice(0, 3)).toEqual([
    { label: 'Mina', text: '5 1', side: 'attacker' },
    { label: 'Defender', text: '5 3', side: 'defender' },
    { label: 'Decided by', text: 'Pair 2: 3 beats 1' },
  ]);
  expect(words.links).toEqual([{ kind: 'deciding', dice: [2, 0], text: '3 beats 1' }]);
  expect(words.lines).toContainEqual({ label: 'Jam', text: 'Mina has none; Defender has none' });
});

test('[C5] the overkill dice are linked', () => {
  const words = diecon.words(play([5, 6, 6], [3, 5, 3]));
  expect(words.title).toBe('Attacker wins, overkill 2');
  expect(words.links).toEqual([
    { kind: 'deciding', dice: [1, 4], text: '6 beats 5' },
    { kind: 'overkill', dice: [1, 2], text: 'Overkill 2' },
  ]);
});

test('[C6] 6s that cancel are no overkill dice', () => {
  expect(diecon.words(play([6, 6, 6], [6, 5])).links).toContainEqual({
    kind: 'overkill',
    dice: [1, 2],
    text: 'Overkill 2',
  });
});

test('[C10] dice alike are linked where jams are in play', () => {
  const words = diecon.words(play([4, 2, 4, 2, 2], [5, 3], { jam: true }));
  expect(words.links.filter((link) => link.kind === 'jam')).toEqual([
    { kind: 'jam', dice: [0, 2], text: 'Jam: 2 dice show 4' },
    { kind: 'jam', dice: [1, 3, 4], text: 'Jam: 3 dice show 2' },
  ]);
  expect(words.sentence).toContain('Attacker has a jam.');
  expect(words.lines).toContainEqual({ label: 'Jam', text: 'Attacker has a jam; Defender has none' });
});

test('[C3] a side without dice has no row, and a great pool is told by its faces', () => {
  const words = diecon.words(play([...Array<number>(20).fill(6), 2], []));
  expect(words.rows.map((row) => row.side)).toEqual(['attacker']);
  expect(words.sides.map((side) => side.total)).toEqual(['20 × 6, 1 × 2', 'no dice']);
});

test('[C1] a contest is described without its dice', () => {
  const describe = (switches: object) => diecon.describe(play([1, 1], [1], switches).request);
  expect(describe({})).toBe('Contest, 2 against 1');
  expect(describe({ overkill: false, passiveDefence: true, jam: true })).toBe(
    'Contest, 2 against 1, no overkill, passive defence, jam',
  );
});

test('[C15] the next exchange is offered where both sides had dice', () => {
  const record = play([5], [3]);
  expect(diecon.follow(record)).toEqual([{ label: 'Next exchange', request: record.request }]);
  expect(diecon.follow(play([5], []))).toEqual([]);
  expect(diecon.follow(play([], [5]))).toEqual([]);
});
