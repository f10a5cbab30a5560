import * as v from 'valibot';
import { expect, test } from 'vitest';

import { type D20Change, type D20Sheet, d20 } from '.';

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

test('[D14] inspiration is spent and awarded, and nobody holds more than one', () => {
  const without = { ...hero, inspiration: false };
  expect(sheet.apply(hero, { type: 'spend-inspiration' })).toEqual(without);
  expect(sheet.apply(without, { type: 'spend-inspiration' })).toEqual(without);
  expect(sheet.apply(without, { type: 'award-inspiration' })).toEqual(hero);
  expect(sheet.apply(hero, { type: 'award-inspiration' })).toEqual(hero);
});

test('[D14] a new day gives a human one, leaves others as they are, and takes none away', () => {
  const without = { ...hero, inspiration: false };
  const human = { ...without, human: true };
  expect(sheet.apply(human, { type: 'new-day' })).toEqual({ ...human, inspiration: true });
  expect(sheet.apply(without, { type: 'new-day' })).toEqual(without);
  expect(sheet.apply(hero, { type: 'new-day' })).toEqual(hero);
});

test('[D13] fields set by hand leave the others as they were', () => {
  const input = {
    type: 'set',
    to: { scores: { wisdom: 14 }, saves: { wisdom: 'none' }, skills: { arcana: 'none' }, level: 10 },
  };
  const change: D20Change = v.parse(sheet.changeSchema, input);
  expect(sheet.apply(hero, change)).toEqual({
    ...hero,
    level: 10,
    scores: { ...hero.scores, wisdom: 14 },
    saves: { ...hero.saves, wisdom: 'none' },
    skills: { ...hero.skills, arcana: 'none' },
  });
});

test('[D14] what a roll spent comes back when the roll is left out', () => {
  const reroll = { type: 'reroll', by: 'inspiration', die: 0, face: 5 };
  const record = d20.read({ system: 'd20', request: { kind: 'check', inspiration: true }, faces: [2], steps: [] });
  const changes = (roll: typeof record) => d20.effects(roll).map((effect) => effect.change);
  const fold = (all: readonly D20Change[]) => all.reduce(sheet.apply, hero);
  expect(fold(changes(d20.take(record, reroll)))).toEqual({ ...hero, inspiration: false });
  expect(fold(changes(record))).toEqual(hero);
});
