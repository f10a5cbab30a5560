import fc from 'fast-check';

import type { D20Request } from '../../systems/d20';
import { abilityIds } from '../../systems/d20/abilities';
import { skillIds } from '../../systems/d20/skills';

const whole = fc.integer({ min: -30, max: 30 });
const sources = fc.integer({ min: 0, max: 3 });
const sides = fc.constantFrom(4 as const, 6 as const, 8 as const, 10 as const, 12 as const, 20 as const);
const count = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { arbitrary: fc.constant(30), weight: 1 },
);
const dice = fc.array(fc.record({ count, sides }), { minLength: 1, maxLength: 3 });
const targets = fc.option(fc.integer({ min: -5, max: 35 }), { nil: null });
const level = fc.integer({ min: 0, max: 30 });

const test = {
  modifier: whole,
  proficiency: fc.record({ level, applies: fc.boolean(), doubled: fc.boolean(), halved: fc.boolean() }),
  modifiers: fc.array(whole, { maxLength: 3 }),
  bonusDice: fc.array(fc.record({ count, sides, sign: fc.constantFrom(1 as const, -1 as const) }), { maxLength: 3 }),
  advantage: sources,
  disadvantage: sources,
  inspiration: fc.boolean(),
};
const ability = fc.constantFrom(...abilityIds);
const named = { ability, finesse: fc.boolean() };
const testFields = [
  'modifier',
  'proficiency',
  'modifiers',
  'bonusDice',
  'advantage',
  'disadvantage',
  'inspiration',
] as const;

/** Every kind of roll, the fields of our own there or not. */
export const d20Requests: fc.Arbitrary<D20Request> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('check' as const),
      ...test,
      dc: targets,
      skillProficient: fc.boolean(),
      toolProficient: fc.boolean(),
      ability,
      skill: fc.constantFrom(...skillIds),
      tool: fc.constantFrom('Lute', 'Thieves’ tools'),
    },
    { requiredKeys: ['kind', ...testFields, 'dc', 'skillProficient', 'toolProficient'] },
  ),
  fc.record(
    { kind: fc.constant('save' as const), ...test, dc: targets, chooseToFail: fc.boolean(), ability },
    { requiredKeys: ['kind', ...testFields, 'dc', 'chooseToFail'] },
  ),
  fc.record(
    {
      kind: fc.constant('attack' as const),
      ...test,
      ac: targets,
      damage: fc.record({ dice, modifier: whole, sameModifier: fc.boolean() }),
      ...named,
    },
    { requiredKeys: ['kind', ...testFields, 'ac'] },
  ),
  fc.record(
    {
      kind: fc.constant('damage' as const),
      dice,
      modifier: whole,
      critical: fc.boolean(),
      inspiration: fc.boolean(),
      ...named,
    },
    { requiredKeys: ['kind', 'dice', 'modifier', 'critical', 'inspiration'] },
  ),
);
