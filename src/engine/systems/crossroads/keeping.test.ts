import fc from 'fast-check';
import { expect, test } from 'vitest';

import { crossroads, netEdge } from '.';

function roll(request: object, faces: readonly number[], ...steps: readonly object[]) {
  const record = { system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps };
  return crossroads.resolve(crossroads.read(record));
}

const refused = expect.objectContaining({ code: 'step-not-allowed' });

test.each([
  [{ advantage: 2, disadvantage: 1 }, 1],
  [{ advantage: 5, disadvantage: 1 }, 3],
  [{ advantage: 4, disadvantage: 4 }, 0],
  [{ advantage: 0, disadvantage: 9 }, -3],
  [{ advantage: 2, disadvantage: 0, fated: true }, 3],
  [{ advantage: 0, disadvantage: 1, fated: true }, 0],
  [{ advantage: 3, disadvantage: 4, fated: true }, 0],
  [{ advantage: 0, disadvantage: 5, fated: true }, -3],
  [{ advantage: 1, disadvantage: 0, fated: false }, 1],
])('[X2] %j is a net edge of %i', (sources, edge) => {
  expect(netEdge(sources)).toBe(edge);
});

test('[X2] the edge is the difference of the sources, held to three either way', () => {
  const sources = fc.nat(9);
  fc.assert(
    fc.property(sources, sources, (advantage, disadvantage) => {
      const edge = netEdge({ advantage, disadvantage });
      expect(Math.abs(edge)).toBe(Math.min(3, Math.abs(advantage - disadvantage)));
      expect(Math.sign(edge)).toBe(Math.sign(advantage - disadvantage));
    }),
  );
});

function planOf(request: object) {
  return crossroads.plan(crossroads.readRequest(request));
}

test('[X3] three d6 and one for each point of the edge, the player’s first', () => {
  expect(planOf({ kind: 'skill' })).toEqual(
    Array.from({ length: 3 }, () => ({ sides: 6, side: 'player', role: 'main' })),
  );
  const opposed = planOf({ kind: 'skill', disadvantage: 2, opposition: { type: 'roll', advantage: 9 } });
  expect(opposed.map(({ side }) => side)).toEqual([
    ...Array.from({ length: 5 }, () => 'player'),
    ...Array.from({ length: 6 }, () => 'opponent'),
  ]);
});

test('[X3] the Peril Die is the player’s first; a fixed opposition throws nothing', () => {
  const peril = planOf({ kind: 'skill', advantage: 1, opposition: { type: 'peril', statistic: 1 } });
  expect(peril.map(({ role }) => role)).toEqual(['peril', 'main', 'main', 'main']);
  expect(planOf({ kind: 'skill', opposition: { type: 'static', value: 2 } })).toHaveLength(3);
});

test('[X3] members throw in order', () => {
  const plan = planOf({ kind: 'group', members: [{ advantage: 1 }, {}, { disadvantage: 1 }] });
  expect(plan.map(({ side }) => side).join(' ')).toBe(
    'member-0 member-0 member-0 member-0 member-1 member-1 member-1 member-2 member-2 member-2 member-2',
  );
});

test.each([
  ['3d6a1', { advantage: 1 }, [5, 4, 3, 2], [5, 4, 3]],
  ['3d6d2', { disadvantage: 2 }, [5, 4, 3, 2, 1], [3, 2, 1]],
  ['the later of equal low dice', { advantage: 1 }, [2, 5, 2, 4], [2, 5, 4]],
  ['the later of equal high dice', { disadvantage: 1 }, [6, 5, 6, 4], [6, 5, 4]],
])('[X4] by default %s goes', (_, request, faces, kept) => {
  expect(roll(request, faces)).toMatchObject({ kept });
});

test('[X4] of equal dice the later goes: one rerolled after all stays', () => {
  const twist = { type: 'reroll', by: 'twist', face: 6 };
  expect(roll({ advantage: 1, fateDice: 1 }, [3, 3, 3, 3], { ...twist, die: 2 })).toMatchObject({ kept: [3, 3, 6] });
  expect(() => roll({ advantage: 1, fateDice: 1 }, [3, 3, 3, 3], { ...twist, die: 3 })).toThrow(refused);
});

test('[X5] any three may be named, in any order; the last naming holds', () => {
  const keep = (...dice: readonly number[]) => ({ type: 'keep', dice });
  expect(roll({ advantage: 1 }, [4, 3, 3, 3], keep(3, 1, 2))).toMatchObject({ kept: [3, 3, 3], triple: true });
  expect(roll({ advantage: 1 }, [1, 2, 3, 4], keep(0, 1, 2), keep(3, 1, 0))).toMatchObject({ kept: [1, 2, 4] });
  expect(roll({ disadvantage: 1 }, [1, 2, 3, 4], keep(1, 2, 3), keep(0, 1, 2))).toMatchObject({ kept: [1, 2, 3] });
});

test('[X5] the other side’s reroll does not settle the kept dice; its own does', () => {
  const request = { advantage: 1, fateDice: 1, opposition: { type: 'roll', disadvantage: 1, fateDice: 1 } };
  const faces = [1, 2, 4, 6, 1, 2, 4, 6];
  const opponentTwists = { type: 'reroll', by: 'twist', side: 'opponent', die: 4, face: 5 };
  const playerKeeps = { type: 'keep', dice: [0, 1, 2] };
  const opponentKeeps = { type: 'keep', side: 'opponent', dice: [4, 5, 6] };
  expect(roll(request, faces, opponentTwists, playerKeeps)).toMatchObject({
    kept: [1, 2, 4],
    opponent: { kept: [5, 2, 4] },
  });
  expect(() => roll(request, faces, opponentTwists, opponentKeeps)).toThrow(refused);
});

test.each([
  ['two dice', [0, 1]],
  ['four dice', [0, 1, 2, 3]],
  ['a die twice', [0, 1, 1]],
  ['a die that is not there', [0, 1, 9]],
  ['the opponent’s die', [0, 1, 4]],
])('[X5] %s can’t be named', (_, dice) => {
  expect(() =>
    roll({ advantage: 1, opposition: { type: 'roll' } }, [1, 2, 3, 4, 1, 2, 3], { type: 'keep', dice }),
  ).toThrow(refused);
});

test('[X5] without an edge there is nothing to name', () => {
  expect(() => roll({ advantage: 2, disadvantage: 2 }, [1, 2, 3], { type: 'keep', dice: [0, 1, 2] })).toThrow(refused);
});
