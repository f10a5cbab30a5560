import * as v from 'valibot';

import { amount, type DeepReadonly, fields, modifier, modifiers, toggle, whole } from '../../core/schemas';

/** The six statistics, in the order of a character sheet. */
export const statisticNames = ['brawn', 'agility', 'dexterity', 'knowledge', 'willpower', 'perception'] as const;

export type StatisticName = (typeof statisticNames)[number];

const mostMembers = 100;

/** Read where it is known and left out where not: it never decides anything [X1]. */
const statisticName = v.optional(v.fallback(v.optional(v.picklist(statisticNames)), undefined));

const roller = { statistic: modifier, statisticName, modifiers, advantage: amount, disadvantage: amount } as const;

const opposition = v.pipe(
  v.unknown(),
  v.check((input) => typeof input === 'object', 'must be null or an object with a type'),
  v.nullable(
    v.variant('type', [
      v.object({ type: v.literal('static'), value: whole(-1, 2) }),
      v.object({ type: v.literal('roll'), ...roller, fateDice: amount }),
      v.object({
        type: v.literal('peril'),
        statistic: whole(),
        statisticName,
        edge: v.optional(
          v.nullable(v.picklist(['advantage', 'disadvantage'], 'must be “advantage”, “disadvantage” or null')),
          null,
        ),
      }),
    ]),
  ),
);

/** Reads a request of either kind [X1]. */
export const crossroadsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('skill'),
    ...roller,
    fated: toggle,
    fateDice: amount,
    opposition: v.optional(opposition, null),
  }),
  v.object({
    kind: v.literal('group'),
    members: v.pipe(
      v.array(fields(roller), 'must be a list of members'),
      v.minLength(1, 'must name at least one member'),
      v.maxLength(mostMembers, `must name at most ${String(mostMembers)} members`),
    ),
  }),
]);

export type CrossroadsRequest = DeepReadonly<v.InferOutput<typeof crossroadsSchema>>;
export type SkillRequest = Extract<CrossroadsRequest, { readonly kind: 'skill' }>;
export type GroupRequest = Extract<CrossroadsRequest, { readonly kind: 'group' }>;
export type Opposition = NonNullable<SkillRequest['opposition']>;
export type PerilOpposition = Extract<Opposition, { readonly type: 'peril' }>;

/** The numbers with which one side or one member rolls. */
export type RollerNumbers = GroupRequest['members'][number];
