import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toneOf } from '../../core/words';
import { diecon } from './index';

interface Switches {
  readonly overkill?: boolean;
  readonly passiveDefence?: boolean;
  readonly jam?: boolean;
}

/** The outcome of a contest whose attacker and defender show these faces. */
function clash(attacker: readonly number[], defender: readonly number[], switches: Switches = {}) {
  const pools = { attacker: { dice: attacker.length }, defender: { dice: defender.length } };
  const request = { kind: 'contest', ...pools, ...switches };
  return diecon.resolve(diecon.read({ system: 'diecon', request, faces: [...attacker, ...defender] }));
}

test.each([
  [[5, 2, 1], [4, 4, 4], 'attacker', 0],
  [[1, 2, 5], [4, 5, 2], 'defender', 1],
  [[6], [5, 5, 5], 'attacker', 0],
  [[3, 3, 2], [1, 3, 3], 'attacker', 2],
])('[C2] %j against %j is won by the %s at place %i of the sorted pools', (attacker, defender, winner, place) => {
  expect(clash(attacker, defender)).toMatchObject({
    attacker: [...attacker].sort().reverse(),
    defender: [...defender].sort().reverse(),
    winner,
    decidedAt: place,
  });
});

test.each([
  [[5, 4, 1], [4, 5], 'attacker', 2],
  [[6], [6, 1, 1], 'defender', 1],
  [[], [1], 'defender', 0],
  [[1], [], 'attacker', 0],
])('[C3] %j against %j: the die left over wins for the %s', (attacker, defender, winner, place) => {
  expect(clash(attacker, defender)).toMatchObject({ winner, decidedAt: place });
});

test('[C4] equal pools are a tie that does nothing', () => {
  expect(clash([3, 6], [6, 3])).toEqual({
    attacker: [6, 3],
    defender: [6, 3],
    winner: 'tie',
    decidedAt: null,
    overkill: 0,
    hits: { attacker: 0, defender: 0 },
    jam: { attacker: false, defender: false },
    rerollsLeft: { attacker: { own: 0, either: 0 }, defender: { own: 0, either: 0 } },
    headline: 'tie',
  });
});

test.each([
  [[5, 2, 1], [4, 4, 4], 1],
  [[5, 4], [5, 3], 0],
  [[6, 6, 5], [5, 3, 3], 2],
  [[6, 6, 5], [4], 3],
  [[2], [5, 5], 2],
  [[], [3, 4], 2],
])('[C5] %j against %j has overkill %i', (attacker, defender, overkill) => {
  expect(clash(attacker, defender).overkill).toBe(overkill);
});

test.each([
  [[6, 6, 6], [6, 5, 5], 2],
  [[6, 4], [6, 2], 0],
  [[6, 5, 5], [6, 5, 4], 0],
  [[6, 1], [6, 6], 1],
])('[C6] %j against %j: the 6s cancel, overkill %i', (attacker, defender, overkill) => {
  expect(clash(attacker, defender).overkill).toBe(overkill);
});

test('[C7] an attacker’s win does its overkill in hits, one at the least', () => {
  expect(clash([6, 6, 5], [5, 3, 3]).hits).toEqual({ attacker: 0, defender: 2 });
  expect(clash([5, 4], [5, 3]).hits).toEqual({ attacker: 0, defender: 1 });
  expect(clash([6, 6, 5], [5, 3, 3], { passiveDefence: true }).hits).toEqual({ attacker: 0, defender: 2 });
});

test('[C8] a defender’s win does its overkill in hits, none from a passive defence', () => {
  expect(clash([2], [5, 5]).hits).toEqual({ attacker: 2, defender: 0 });
  expect(clash([5, 3], [5, 4]).hits).toEqual({ attacker: 0, defender: 0 });
  expect(clash([2], [5, 5], { passiveDefence: true })).toMatchObject({
    hits: { attacker: 0, defender: 0 },
    overkill: 2,
    headline: 'defender+2',
  });
});

test('[C9] with overkill off only an attacker’s win hits, once', () => {
  expect(clash([6, 6], [1, 1], { overkill: false })).toMatchObject({
    overkill: 0,
    hits: { attacker: 0, defender: 1 },
    headline: 'attacker+0',
  });
  expect(clash([1], [6, 6], { overkill: false })).toMatchObject({
    overkill: 0,
    hits: { attacker: 0, defender: 0 },
    headline: 'defender+0',
  });
});

test('[C10] two dice alike are a jam where jams are in play, whoever wins', () => {
  expect(clash([6, 6], [4, 3], { jam: true }).jam).toEqual({ attacker: true, defender: false });
  expect(clash([1, 2], [4, 3, 4], { jam: true }).jam).toEqual({ attacker: false, defender: true });
  expect(clash([6, 6], [6, 6], { jam: true }).jam).toEqual({ attacker: true, defender: true });
  expect(clash([6, 6], [4, 4]).jam).toEqual({ attacker: false, defender: false });
});

test.each([
  [[6, 6, 5], [5, 3, 3], 'attacker+2', 'triumph'],
  [[5, 4], [5, 3], 'attacker+0', 'success'],
  [[5], [5], 'tie', 'glancing'],
  [[5, 3], [5, 4], 'defender+0', 'failure'],
  [[2], [5, 5], 'defender+2', 'disaster'],
])('[C13] %j against %j has the headline %s', (attacker, defender, headline, tone) => {
  expect(clash(attacker, defender).headline).toBe(headline);
  expect(toneOf(headline)).toBe(tone);
});

test('[C13] the outcome counts every throw of two dice against one as the definition does', () => {
  const counts: Record<string, number> = {};
  for (let throwing = 0; throwing < 216; throwing += 1) {
    const faces = [throwing % 6, Math.floor(throwing / 6) % 6, Math.floor(throwing / 36)].map((face) => face + 1);
    const { winner } = clash(faces.slice(0, 2), faces.slice(2));
    counts[winner] = (counts[winner] ?? 0) + 1;
  }
  // The two win unless the one is higher than both: 0 + 1 + 4 + 9 + 16 + 25 throws; they never tie.
  expect(counts).toEqual({ attacker: 161, defender: 55 });
});

test('[C2] exchanging the sides exchanges the winner and nothing of the comparison', () => {
  const faces = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(faces, faces, (one, other) => {
      const there = clash(one, other);
      const back = clash(other, one);
      const exchanged = { attacker: 'defender', defender: 'attacker', tie: 'tie' };
      expect(back.winner).toBe(exchanged[there.winner]);
      expect([back.decidedAt, back.overkill]).toEqual([there.decidedAt, there.overkill]);
      expect(clash([...one].reverse(), other)).toEqual(there);
    }),
  );
});
