import * as v from 'valibot';

import type { SideId } from './dice';
import { ruleError } from './errors';
import { list } from './text';

/** What happened after the dice fell [R3]. Dice are positions in the plan, from 0. */
export type Step =
  | {
      readonly type: 'reroll';
      readonly die: number;
      readonly face: number;
      readonly by: string;
      readonly side?: SideId;
    }
  | { readonly type: 'reroll-tied-crits'; readonly faces: readonly number[] }
  | { readonly type: 'keep'; readonly dice: readonly number[]; readonly side?: SideId }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'treat-as-critical' }
  | { readonly type: 'move'; readonly piece: string };

/** A step as it was written, its form read but nothing else: what it asks for, and the faces that it brings. */
export type WrittenStep =
  | {
      readonly type: 'reroll';
      readonly die: number;
      readonly face: unknown;
      readonly by: string;
      readonly side?: unknown;
    }
  | { readonly type: 'reroll-tied-crits'; readonly faces: unknown }
  | { readonly type: 'keep'; readonly dice: readonly number[]; readonly side?: unknown }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'treat-as-critical' }
  | { readonly type: 'move'; readonly piece: string };

const position = v.pipe(v.number('a die is named by its position, from 0'), v.integer(), v.minValue(0));
const present = v.pipe(
  v.unknown(),
  v.check((value) => value !== undefined),
);

const writtenStep = v.variant('type', [
  v.object({
    type: v.literal('reroll'),
    die: position,
    face: present,
    by: v.string(),
    side: v.optional(v.unknown()),
  }),
  v.object({ type: v.literal('reroll-tied-crits'), faces: present }),
  v.object({ type: v.literal('keep'), dice: v.array(position), side: v.optional(v.unknown()) }),
  v.object({ type: v.literal('choose'), option: v.string() }),
  v.object({ type: v.literal('treat-as-critical') }),
  v.object({ type: v.literal('move'), piece: v.string() }),
]);

const needs: Readonly<Record<Step['type'], string>> = {
  reroll: '“die”, “face” and “by”',
  'reroll-tied-crits': '“faces”',
  keep: '“dice”, a list of positions',
  choose: '“option”',
  'treat-as-critical': 'nothing else',
  move: '“piece”, the id of a piece',
};

/** Reads a step's form. Throws `step-not-allowed` for what is no object, of an unknown type, or lacks a field [R5]. */
export function readStepForm(input: unknown, place: number): WrittenStep {
  const result = v.safeParse(writtenStep, input);
  if (result.success) return result.output;
  const path = `steps.${String(place)}`;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw ruleError('step-not-allowed', `Step ${String(place + 1)} is not an object; write { type, … }.`, { path });
  }
  const type = 'type' in input ? input.type : undefined;
  const known = Object.entries(needs).find(([name]) => name === type);
  throw known === undefined
    ? ruleError(
        'step-not-allowed',
        `Step ${String(place + 1)} has no known type; use ${list(Object.keys(needs), 'or')}.`,
        {
          path,
        },
      )
    : ruleError('step-not-allowed', `Step ${String(place + 1)}, a ${known[0]}, needs ${known[1]}.`, { path });
}
