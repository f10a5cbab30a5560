import * as v from 'valibot';
import { expect, test } from 'vitest';

import { diecon } from './index';

const { sheet } = diecon;
const ogre = v.parse(sheet.schema, {
  attackDice: 5,
  defenceDice: 2,
  rerolls: 1,
  opponentRerolls: 2,
  passiveDefence: true,
  hitPoints: 4,
});

function contest(faces: readonly number[], steps: readonly unknown[] = []) {
  const request = { kind: 'contest', attacker: { dice: 2 }, defender: { dice: 2, opponentRerolls: 1 } };
  return diecon.read({ system: 'diecon', request, faces, steps });
}

test('[C14] an empty sheet is what nothing at all is read as', () => {
  expect(v.parse(sheet.schema, {})).toEqual(sheet.empty);
  expect(v.safeParse(sheet.schema, { attackDice: 101 }).success).toBe(false);
  expect(v.safeParse(sheet.schema, { hitsTaken: -1 }).success).toBe(false);
});

test('[C14] a unit fills the side that it takes', () => {
  const { request } = contest([1, 2, 3, 4]);
  const abilities = { rerolls: 1, opponentRerolls: 2 };
  expect(sheet.fill(request, 'attacker', ogre)).toEqual({ ...request, attacker: { dice: 5, ...abilities } });
  expect(sheet.fill(request, 'defender', ogre)).toEqual({
    ...request,
    defender: { dice: 2, ...abilities },
    passiveDefence: true,
  });
  expect(sheet.fill(request, 'roller', ogre)).toBe(request);
});

test('[C14] hits are the effects of a contest, for whoever suffers them', () => {
  expect(diecon.effects(contest([6, 6, 5, 3]))).toEqual([
    { side: 'defender', change: { hits: 2 }, text: 'takes 2 hits' },
  ]);
  expect(diecon.effects(contest([3, 2, 5, 3]))).toEqual([
    { side: 'attacker', change: { hits: 1 }, text: 'takes 1 hit' },
  ]);
  expect(diecon.effects(contest([3, 2, 3, 2]))).toEqual([]);
});

test('[C14] after a reroll the effects are those of the dice as they lie', () => {
  const reroll = { type: 'reroll', by: 'ability', side: 'defender', die: 0, face: 1 };
  expect(diecon.effects(contest([6, 6, 5, 3], [reroll]))).toEqual([
    { side: 'defender', change: { hits: 1 }, text: 'takes 1 hit' },
  ]);
});

test('[C14] hits add up, never below none', () => {
  const hurt = sheet.apply(sheet.apply(ogre, { hits: 2 }), { hits: 1 });
  expect(hurt).toEqual({ ...ogre, hitsTaken: 3 });
  expect(sheet.apply(hurt, { hits: -3 })).toEqual(ogre);
  expect(sheet.apply(hurt, { hits: -9 }).hitsTaken).toBe(0);
  expect(v.safeParse(sheet.changeSchema, { hits: 0.5 }).success).toBe(false);
});
