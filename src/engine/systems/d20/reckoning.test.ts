import { expect, test } from 'vitest';

import { abilities, abilityModifier, armourClassOf, difficulties, proficiencyBonus, skills } from '.';
import { abilityIds } from './abilities';
import { skillIds } from './skills';

test.each([
  [0, 2],
  [1, 2],
  [4, 2],
  [5, 3],
  [8, 3],
  [9, 4],
  [12, 4],
  [13, 5],
  [16, 5],
  [17, 6],
  [20, 6],
  [21, 7],
  [24, 7],
  [25, 8],
  [28, 8],
  [29, 9],
  [30, 9],
])('[D3] at level %i the proficiency bonus is %i', (level, bonus) => {
  expect(proficiencyBonus(level)).toBe(bonus);
});

test.each([
  [1, -5],
  [3, -4],
  [5, -3],
  [7, -2],
  [9, -1],
  [10, 0],
  [11, 0],
  [13, 1],
  [15, 2],
  [17, 3],
  [30, 10],
])('[D15] a score of %i gives a modifier of %i', (score, modifier) => {
  expect(abilityModifier(score)).toBe(modifier);
});

test('[D15] the AC is 10, the Dexterity modifier, and what armour and the rest add', () => {
  expect(armourClassOf(0, 0)).toBe(10);
  expect(armourClassOf(3, 4)).toBe(17);
  expect(armourClassOf(-2, 0)).toBe(8);
});

test('[D15] the usual difficulties are six, five apart', () => {
  expect(difficulties.map(({ dc, name }) => `${String(dc)} ${name}`)).toEqual([
    '5 Very easy',
    '10 Easy',
    '15 Medium',
    '20 Hard',
    '25 Very hard',
    '30 Nearly impossible',
  ]);
});

test('[D12] each of the six abilities has its uses', () => {
  expect(abilities.map((ability) => ability.id)).toEqual(abilityIds);
  const uses = Object.fromEntries(abilities.map(({ id, check, save, attack }) => [id, `${check}|${save}|${attack}`]));
  expect(uses).toMatchObject({
    strength: expect.stringMatching(/lift.*break.*force.*melee.*unarmed/i),
    dexterity: expect.stringMatching(/nimbly.*dodge.*range/i),
    constitution: expect.stringMatching(/endure.*toxin/i),
    intelligence: expect.stringMatching(/reason.*remember.*illusion.*spell/i),
    wisdom: expect.stringMatching(/notice.*mind.*spell/i),
    charisma: expect.stringMatching(/influence.*who you are.*spell/i),
  });
});

test('[D12] there are eighteen skills, each with its ability', () => {
  expect(skills.map((skill) => skill.id)).toEqual(skillIds);
  const byAbility = abilityIds.map((ability) => skills.filter((skill) => skill.ability === ability).length);
  expect(byAbility).toEqual([1, 3, 0, 5, 5, 4]);
});
