import { expect, test } from 'vitest';

import { d20 } from '.';

const trained = { level: 5, applies: true };

function outcomeOf(request: object, faces: readonly number[], steps: readonly unknown[] = []) {
  return d20.resolve(d20.read({ system: 'd20', request, faces, steps }));
}

function sidesOf(request: object): readonly number[] {
  return d20.plan(d20.readRequest(request)).map((die) => die.sides);
}

test.each([
  [0, 0, 1],
  [1, 0, 2],
  [3, 0, 2],
  [0, 1, 2],
  [0, 4, 2],
  [2, 1, 1],
  [1, 5, 1],
])('[D1] %i sources of advantage and %i of disadvantage roll %i d20s', (advantage, disadvantage, dice) => {
  expect(sidesOf({ kind: 'save', advantage, disadvantage })).toEqual(Array.from({ length: dice }, () => 20));
});

test('[D1] advantage keeps the higher die, disadvantage the lower, and never adds them', () => {
  expect(outcomeOf({ kind: 'check', advantage: 1 }, [18, 9])).toMatchObject({ kept: 18, total: 18 });
  expect(outcomeOf({ kind: 'check', advantage: 2 }, [9, 18])).toMatchObject({ kept: 18, total: 18 });
  expect(outcomeOf({ kind: 'check', disadvantage: 1 }, [18, 9])).toMatchObject({ kept: 9, total: 9 });
});

test('[D1] bonus dice follow the d20s in the order of the list, all of them the roller’s', () => {
  const bonusDice = [
    { count: 2, sides: 4 },
    { count: 1, sides: 12, sign: -1 },
  ];
  expect(d20.plan(d20.readRequest({ kind: 'attack', advantage: 1, bonusDice }))).toEqual([
    { sides: 20, side: 'roller', role: 'main' },
    { sides: 20, side: 'roller', role: 'main' },
    { sides: 4, side: 'roller', role: 'bonus' },
    { sides: 4, side: 'roller', role: 'bonus' },
    { sides: 12, side: 'roller', role: 'bonus' },
  ]);
});

test('[D2] the total is the kept die, the modifier, proficiency, the other modifiers and every bonus die', () => {
  const bonusDice = [
    { count: 2, sides: 4, sign: 1 },
    { count: 1, sides: 6, sign: -1 },
  ];
  const request = {
    kind: 'save',
    dc: 10,
    modifier: 4,
    proficiency: trained,
    modifiers: [2, -7],
    bonusDice,
    advantage: 1,
  };
  expect(outcomeOf(request, [12, 3, 1, 4, 6])).toStrictEqual({
    kept: 12,
    proficiencyBonus: 3,
    total: 13,
    margin: 3,
    success: true,
    critical: false,
    automatic: null,
    headline: 'success',
  });
});

test('[D2] a total may be negative, and is never minus zero', () => {
  expect(outcomeOf({ kind: 'check', modifier: -9 }, [3])).toMatchObject({ total: -6 });
  expect(outcomeOf({ kind: 'check', modifier: -3, dc: 0 }, [3])).toMatchObject({ total: 0, margin: 0 });
});

test.each([
  [{ applies: true }, 3],
  [{ applies: true, doubled: true }, 6],
  [{ applies: true, halved: true }, 1],
  [{ applies: true, doubled: true, halved: true }, 3],
  [{}, 0],
  [{ doubled: true }, 0],
  [{ halved: true }, 0],
])('[D4] a bonus of 3 with %j adds %i', (switches, added) => {
  const request = { kind: 'save', proficiency: { level: 5, ...switches } };
  expect(outcomeOf(request, [10])).toMatchObject({ proficiencyBonus: added, total: 10 + added });
});

test('[D5] a proficient skill or tool brings the bonus; both bring it once, and advantage', () => {
  const proficiency = { level: 1 };
  const skill = { kind: 'check', proficiency, skillProficient: true };
  const tool = { kind: 'check', proficiency, toolProficient: true };
  expect(outcomeOf(skill, [10])).toMatchObject({ proficiencyBonus: 2, total: 12 });
  expect(outcomeOf(tool, [10])).toMatchObject({ proficiencyBonus: 2, total: 12 });
  expect(outcomeOf({ ...skill, ...tool }, [10, 11])).toMatchObject({ proficiencyBonus: 2, total: 13 });
  expect(outcomeOf({ ...skill, ...tool, disadvantage: 1 }, [10])).toMatchObject({ kept: 10, total: 12 });
});

test('[D5] a natural 20 or 1 decides no check', () => {
  expect(outcomeOf({ kind: 'check', dc: 21 }, [20])).toMatchObject({
    success: false,
    critical: false,
    automatic: null,
  });
  expect(outcomeOf({ kind: 'check', dc: 5, modifier: 4 }, [1])).toMatchObject({ success: true, automatic: null });
});

test('[D6] a natural 20 or 1 decides no save', () => {
  expect(outcomeOf({ kind: 'save', dc: 21 }, [20])).toMatchObject({ success: false, critical: false, automatic: null });
  expect(outcomeOf({ kind: 'save', dc: 5, modifier: 4 }, [1])).toMatchObject({ success: true, automatic: null });
});

test('[D6] a save failed by choice has no dice and no total, whether or not the DC is known', () => {
  const bonusDice = [{ count: 1, sides: 4 }];
  const request = { kind: 'save', proficiency: trained, chooseToFail: true, advantage: 1, bonusDice };
  expect(sidesOf(request)).toEqual([]);
  for (const dc of [12, null]) {
    expect(outcomeOf({ ...request, dc }, [])).toStrictEqual({
      kept: null,
      proficiencyBonus: 3,
      total: null,
      margin: null,
      success: false,
      critical: false,
      automatic: 'fail',
      headline: 'failure',
    });
  }
});

test('[D6] skills and tools mean nothing on a save, choosing to fail nothing on a check', () => {
  expect(outcomeOf({ kind: 'save', skillProficient: true, toolProficient: true }, [10])).toMatchObject({ total: 10 });
  expect(outcomeOf({ kind: 'check', chooseToFail: true }, [10])).toMatchObject({ total: 10 });
});
