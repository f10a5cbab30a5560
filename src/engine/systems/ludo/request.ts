import * as v from 'valibot';

import {
  amount,
  damageDice,
  type DeepReadonly,
  fields,
  modifier,
  modifiers,
  sidesOfDie,
  toggle,
  whole,
} from '../../core/schemas';

// Names are for words and for the sheet alone, so a name that can't be read counts as none.
const name = v.optional(v.fallback(v.optional(v.string()), undefined));

const edge = { advantage: amount, disadvantage: amount } as const;

const fixedSide = fields({ fixed: whole() });

const rollingSide = fields({ modifiers, ...edge, stressed: toggle, stat: name });

function isFixed(side: unknown): boolean {
  return typeof side === 'object' && side !== null && 'fixed' in side && side.fixed !== undefined;
}

const contestSide = v.lazy((input) => (isFixed(input) ? fixedSide : rollingSide));

const linkedDamage = fields({
  dice: damageDice,
  modifiers,
  onGrazing: v.optional(v.picklist(['half', 'normal'], 'must be half or normal'), 'half'),
  onCritical: v.optional(v.picklist(['double', 'normal'], 'must be double or normal'), 'double'),
});

const contestRules = { crits: toggle, grazing: toggle, damage: v.optional(linkedDamage) } as const;

const contest = v.object({
  kind: v.literal('contest'),
  sides: v.pipe(
    v.array(contestSide, 'must be a list of sides'),
    v.minLength(2, 'must name an offender and at least one defender'),
  ),
  ...contestRules,
});

const save = v.object({ kind: v.literal('save'), goal: whole(), modifiers, ...edge, stressed: toggle, stat: name });

const damage = v.object({
  kind: v.literal('damage'),
  dice: damageDice,
  modifiers,
  multiplier: v.optional(v.picklist(['normal', 'double', 'half'], 'must be normal, double or half'), 'normal'),
});

const text = v.string('must be text');

const tableRow = fields({ from: whole(1), to: whole(1), text });

const table = fields({ name: text, sides: sidesOfDie, rows: v.array(tableRow, 'must be a list of rows') });

const check = v.object({ kind: v.literal('check'), table, ...edge });

const punch = v.object({ kind: v.literal('punch'), attackModifier: modifier, ...edge, stat: name });

const movement = v.object({ kind: v.literal('movement') });

const piece = fields({ id: text, position: whole(0), name });

const longestPath = 200;

const penalty = v.object({
  kind: v.literal('penalty'),
  /** How many squares a form draws; no rule reads it. */
  pathLength: v.optional(v.fallback(v.optional(whole(1, longestPath)), undefined)),
  pieces: v.array(piece, 'must be a list of pieces'),
  friendly: v.optional(v.array(whole(0), 'must be a list of positions'), []),
});

/** The form of every kind of request; `checkRequest` judges what its fields make together. */
export const requestSchema = v.variant('kind', [contest, save, damage, check, punch, movement, penalty]);

/** The form of a check's table, as it is kept and shared. Rows may still overlap. */
export const ludoTableSchema = table;

const longestTypeName = 60;

const typeName = v.pipe(
  text,
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(longestTypeName, `must be ${longestTypeName} characters long at most`),
);

/** The form of a contest's type, as it is kept and shared: its rules under a name, without its sides. */
export const ludoContestTypeSchema = fields({ name: typeName, ...contestRules });

export type LudoRequest = DeepReadonly<v.InferOutput<typeof requestSchema>>;
export type LudoRequestOf<Kind extends LudoRequest['kind']> = Extract<LudoRequest, { readonly kind: Kind }>;
export type ContestRequest = LudoRequestOf<'contest'>;
export type SaveRequest = LudoRequestOf<'save'>;
export type DamageRequest = LudoRequestOf<'damage'>;
export type CheckRequest = LudoRequestOf<'check'>;
export type PunchRequest = LudoRequestOf<'punch'>;
export type PenaltyRequest = LudoRequestOf<'penalty'>;
export type ContestSide = ContestRequest['sides'][number];
export type Piece = PenaltyRequest['pieces'][number];
