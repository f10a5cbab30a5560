import * as v from 'valibot';

import type { SideId } from '../../core/dice';
import type { Effect } from '../../core/rules';
import { amount, type DeepReadonly, fields, toggle, whole } from '../../core/schemas';
import { count } from '../../core/text';
import { type DieconRequest, mostDice, sides } from './request';
import { resolveContest } from './resolve';
import type { DieconStanding } from './standing';

const poolSize = v.optional(whole(0, mostDice), 1);

/** A unit [C14]. */
export const unitSchema = fields({
  attackDice: poolSize,
  defenceDice: poolSize,
  rerolls: amount,
  opponentRerolls: amount,
  passiveDefence: toggle,
  hitPoints: v.optional(whole(0), 1),
  hitsTaken: amount,
});

export type DieconUnit = DeepReadonly<v.InferOutput<typeof unitSchema>>;

/** Hits that a unit takes; fewer than 0 are hits that it gets back. */
export const unitChangeSchema = fields({ hits: whole() });

export type DieconChange = DeepReadonly<v.InferOutput<typeof unitChangeSchema>>;

export const emptyUnit: DieconUnit = {
  attackDice: 1,
  defenceDice: 1,
  rerolls: 0,
  opponentRerolls: 0,
  passiveDefence: false,
  hitPoints: 1,
  hitsTaken: 0,
};

/** The contest with one side's dice and abilities taken from a unit; only a defender brings its passive defence. */
export function fillContest(request: DieconRequest, side: SideId, unit: DieconUnit): DieconRequest {
  const { rerolls, opponentRerolls, passiveDefence } = unit;
  switch (side) {
    case 'attacker':
      return { ...request, attacker: { dice: unit.attackDice, rerolls, opponentRerolls } };
    case 'defender':
      return { ...request, passiveDefence, defender: { dice: unit.defenceDice, rerolls, opponentRerolls } };
    default:
      return request;
  }
}

export function applyHits(unit: DieconUnit, { hits }: DieconChange): DieconUnit {
  return { ...unit, hitsTaken: Math.max(0, unit.hitsTaken + hits) };
}

/** The hits that the contest does as its dice now lie [C7] [C8]. */
export function hitEffects(standing: DieconStanding): readonly Effect<DieconChange>[] {
  const { hits } = resolveContest(standing);
  return sides.flatMap((side) =>
    hits[side] === 0 ? [] : [{ side, change: { hits: hits[side] }, text: `takes ${count(hits[side], 'hit', 'hits')}` }],
  );
}
