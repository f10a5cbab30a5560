import type * as v from 'valibot';

import { defineRules } from '../../core/defineRules';
import { describe } from './describe';
import { damageWords } from './damageWords';
import { effects } from './effects';
import { fill } from './fill';
import { follow } from './follow';
import { kinds } from './kinds';
import { next } from './next';
import { plan } from './plan';
import { check, type D20Request, schema } from './request';
import { outcome } from './resolve';
import { apply, changeSchema, type D20Change, type D20Sheet, emptySheet, sheetSchema } from './sheet';
import { advance, allow, start } from './standing';
import { testWords } from './testWords';

export { abilities, type Ability, abilityModifier, type AbilityUses } from './abilities';
export { armourClassOf, difficulties, type Difficulty } from './difficulty';
export { edgeOf as d20Edge } from './plan';
export { appliedProficiency, proficiencyBonus } from './proficiency';
export {
  type D20AttackRequest,
  type D20CheckRequest,
  type D20DamageRequest,
  type D20Request,
  type D20SaveRequest,
  schema as d20Schema,
} from './request';
export type { D20Change, D20Sheet, D20Training } from './sheet';
export { type Skill, skills, type SkillUse } from './skills';

/** D20 tests: checks, saves, attacks and damage [D1] to [D17]. */
export const d20 = defineRules({
  id: 'd20',
  name: 'D20',
  kinds,
  schema: schema satisfies v.GenericSchema<unknown, D20Request>,
  check,
  plan,
  describe,
  start,
  allow,
  advance,
  outcome,
  next,
  words: (standing, names) =>
    standing.request.kind === 'damage'
      ? damageWords(standing.request, standing, names)
      : testWords(standing.request, standing, names),
  effects,
  follow,
  sheet: {
    schema: sheetSchema satisfies v.GenericSchema<unknown, D20Sheet>,
    changeSchema: changeSchema satisfies v.GenericSchema<unknown, D20Change>,
    empty: emptySheet,
    fill,
    apply,
  },
});
