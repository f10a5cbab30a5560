import * as v from 'valibot';

import { ruleError } from '../../core/errors';
import {
  amount,
  damageDice,
  type DeepReadonly,
  diceEntries,
  fields,
  modifier,
  modifiers,
  target,
  toggle,
  whole,
} from '../../core/schemas';
import { abilityIds } from './abilities';
import { skillIds } from './skills';

/** Reads a field of our own that changes no outcome: what can't be read is passed over [D16]. */
function passingOver<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.fallback(v.optional(schema), undefined);
}

const named = {
  ability: passingOver(v.picklist(abilityIds)),
  finesse: passingOver(v.boolean()),
};

const test = {
  modifier,
  proficiency: v.optional(fields({ level: whole(0, 30), applies: toggle, doubled: toggle, halved: toggle })),
  modifiers,
  bonusDice: v.optional(
    v.array(
      fields({ ...diceEntries, sign: v.optional(v.picklist([1, -1], 'must be 1 or \u22121'), 1) }),
      'must be a list of dice',
    ),
    [],
  ),
  advantage: amount,
  disadvantage: amount,
  inspiration: toggle,
};

export const schema = v.variant('kind', [
  v.object({
    kind: v.literal('check'),
    ...test,
    dc: target,
    skillProficient: toggle,
    toolProficient: toggle,
    ability: named.ability,
    skill: passingOver(v.picklist(skillIds)),
    tool: passingOver(v.pipe(v.string(), v.regex(/\S/), v.maxLength(80))),
  }),
  v.object({ kind: v.literal('save'), ...test, dc: target, chooseToFail: toggle, ability: named.ability }),
  v.object({
    kind: v.literal('attack'),
    ...test,
    ac: target,
    damage: v.optional(fields({ dice: damageDice, modifier, sameModifier: passingOver(v.boolean()) })),
    ...named,
  }),
  v.object({
    kind: v.literal('damage'),
    dice: damageDice,
    modifier,
    critical: toggle,
    inspiration: toggle,
    ...named,
  }),
]);

export type D20Request = DeepReadonly<v.InferOutput<typeof schema>>;
export type D20CheckRequest = Extract<D20Request, { kind: 'check' }>;
export type D20SaveRequest = Extract<D20Request, { kind: 'save' }>;
export type D20AttackRequest = Extract<D20Request, { kind: 'attack' }>;
export type D20DamageRequest = Extract<D20Request, { kind: 'damage' }>;
export type TestRequest = Exclude<D20Request, D20DamageRequest>;

/** Refuses a check whose proficiency has no level to go by [D16]. */
export function check(request: D20Request): void {
  if (request.kind !== 'check' || request.proficiency !== undefined) return;
  if (!request.skillProficient && !request.toolProficient) return;
  throw ruleError(
    'invalid-request',
    '“proficiency” is missing; a check with a proficient skill or tool needs { level }, from 0 to 30.',
    { path: 'proficiency' },
  );
}

/** Whether the roller lets a save fail, so that nothing is rolled [D6]. */
export function isFailedByChoice(request: TestRequest): boolean {
  return request.kind === 'save' && request.chooseToFail;
}

/** The DC or AC; null where it is not known [D8]. */
export function targetOf(request: TestRequest): number | null {
  return request.kind === 'attack' ? request.ac : request.dc;
}
