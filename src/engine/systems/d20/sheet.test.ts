import * as v from 'valibot';
import { expect, test } from 'vitest';

import { type D20Sheet, d20 } from '.';

const { sheet } = d20;

const hero: D20Sheet = {
  ...sheet.empty,
  scores: { strength: 8, dexterity: 17, constitution: 12, intelligence: 10, wisdom: 5, charisma: 20 },
  level: 9,
  saves: { ...sheet.empty.saves, dexterity: 'proficient', wisdom: 'halved', charisma: 'doubled' },
  skills: { ...sheet.empty.skills, stealth: 'doubled', insight: 'proficient', arcana: 'halved' },
  tools: [
    { name: 'Lute', training: 'proficient' },
    { name: 'Dice', training: 'halved' },
    { name: 'Cook’s utensils', training: 'doubled' },
  ],
  armourClass: 17,
  inspiration: true,
};

function fill(request: object, side = 'roller', from = hero) {
  return sheet.fill(d20.readDraft(request), side, from);
}

test('[D13] an empty sheet is a level 1 character whose modifiers are 0', () => {
  expect(v.parse(sheet.schema, {})).toEqual(sheet.empty);
  expect(sheet.empty).toMatchObject({ level: 1, armourClass: 10, inspiration: false, human: false, tools: [] });
  expect(fill({ kind: 'check', ability: 'charisma', skill: 'arcana' }, 'roller', sheet.empty)).toMatchObject({
    modifier: 0,
    skillProficient: false,
    proficiency: { level: 1, applies: false, doubled: false, halved: false },
  });
});

test.each([
  [{ level: 31 }],
  [{ scores: { strength: 0 } }],
  [{ scores: { strength: 31 } }],
  [{ saves: { strength: 'some' } }],
  [{ armourClass: -1 }],
  [{ tools: [{ name: '', training: 'none' }] }],
])('[D13] %j is no sheet', (input) => {
  expect(v.is(sheet.schema, input)).toBe(false);
});

test('[D13] the named ability gives the modifier, and the level and inspiration come along', () => {
  expect(fill({ kind: 'check', ability: 'wisdom', dc: 12, modifiers: [1] })).toMatchObject({
    modifier: -3,
    inspiration: true,
    proficiency: { level: 9 },
    dc: 12,
    modifiers: [1],
  });
});

test('[D13] what is not named keeps its number', () => {
  const proficiency = { level: 3, applies: true, doubled: true, halved: false };
  const kept = { modifier: 4, proficiency: { ...proficiency, level: 9 } };
  expect(fill({ kind: 'check', modifier: 4, proficiency, skillProficient: true })).toMatchObject({
    ...kept,
    skillProficient: true,
  });
  expect(fill({ kind: 'save', modifier: 4, proficiency })).toMatchObject(kept);
  expect(fill({ kind: 'attack', modifier: 4, proficiency })).toMatchObject(kept);
  expect(fill({ kind: 'check', skill: 'insight', toolProficient: true })).toMatchObject({ toolProficient: true });
  expect(fill({ kind: 'check', tool: 'Lute', skillProficient: true })).toMatchObject({ skillProficient: true });
});

test.each([
  [{ skill: 'insight' }, true, false, { applies: false, doubled: false, halved: false }],
  [{ skill: 'stealth' }, true, false, { applies: false, doubled: true, halved: false }],
  [{ skill: 'history' }, false, false, { applies: false, doubled: false, halved: false }],
  [{ skill: 'arcana' }, false, false, { applies: true, doubled: false, halved: true }],
  [{ tool: 'Lute' }, false, true, { applies: false, doubled: false, halved: false }],
  [{ tool: 'Lute ' }, false, true, { applies: false, doubled: false, halved: false }],
  [{ tool: 'Dice' }, false, false, { applies: true, doubled: false, halved: true }],
  [{ tool: 'Anvil' }, false, false, { applies: false, doubled: false, halved: false }],
  [{ tool: 'Cook’s utensils' }, false, true, { applies: false, doubled: true, halved: false }],
  [{ skill: 'insight', tool: 'Lute' }, true, true, { applies: false, doubled: false, halved: false }],
  [{ skill: 'insight', tool: 'Dice' }, true, false, { applies: false, doubled: false, halved: false }],
  [{ skill: 'arcana', tool: 'Lute' }, false, true, { applies: false, doubled: false, halved: false }],
])('[D13] a check of %j: skill %s, tool %s', (named, skillProficient, toolProficient, switches) => {
  expect(fill({ kind: 'check', ...named })).toMatchObject({
    skillProficient,
    toolProficient,
    proficiency: { level: 9, ...switches },
  });
});

test('[D13] half proficiency adds half the bonus and brings no advantage', () => {
  const request = fill({ kind: 'check', skill: 'arcana', tool: 'Dice' });
  expect(d20.resolve(d20.read({ system: 'd20', request, faces: [10] }))).toMatchObject({ proficiencyBonus: 2 });
});

test.each([
  ['strength', { applies: false, doubled: false, halved: false }],
  ['dexterity', { applies: true, doubled: false, halved: false }],
  ['wisdom', { applies: true, doubled: false, halved: true }],
  ['charisma', { applies: true, doubled: true, halved: false }],
])('[D13] a save with %s takes that save’s proficiency', (ability, switches) => {
  const proficiency = { level: 1, applies: true, doubled: true, halved: true };
  expect(fill({ kind: 'save', ability, proficiency })).toMatchObject({ proficiency: { level: 9, ...switches } });
});

test('[D12] finesse takes the better of Strength and Dexterity', () => {
  const strong = { ...hero, scores: { ...hero.scores, strength: 19 } };
  expect(fill({ kind: 'attack', finesse: true, ability: 'strength' })).toMatchObject({ modifier: 3 });
  expect(fill({ kind: 'attack', finesse: true }, 'roller', strong)).toMatchObject({ modifier: 4 });
  expect(fill({ kind: 'attack', finesse: false, ability: 'strength' })).toMatchObject({ modifier: -1 });
});

test('[D13] the damage of an attack takes the attack’s modifier where it says so', () => {
  const dice = [{ count: 1, sides: 8 }];
  const attack = { kind: 'attack', ability: 'dexterity' };
  expect(fill({ ...attack, damage: { dice, modifier: 1, sameModifier: true } })).toMatchObject({
    damage: { modifier: 3 },
  });
  expect(fill({ ...attack, damage: { dice, modifier: 1 } })).toMatchObject({ modifier: 3, damage: { modifier: 1 } });
  expect(fill(attack)).not.toHaveProperty('damage');
});

test('[D13] a damage roll takes the modifier of its ability, and the inspiration', () => {
  const damage = { kind: 'damage', dice: [{ count: 1, sides: 8 }], modifier: 1 };
  expect(fill(damage)).toMatchObject({ modifier: 1, inspiration: true });
  expect(fill({ ...damage, ability: 'charisma' })).toMatchObject({ modifier: 5 });
});

test('[D13] the target of an attack brings its AC and nothing else', () => {
  const attack = d20.readDraft({ kind: 'attack', ability: 'wisdom', modifier: 2, ac: null });
  expect(sheet.fill(attack, 'target', hero)).toEqual({ ...attack, ac: 17 });
  const save = d20.readDraft({ kind: 'save', dc: 9 });
  expect(sheet.fill(save, 'target', hero)).toBe(save);
  expect(sheet.fill(attack, 'bystander', hero)).toBe(attack);
});
