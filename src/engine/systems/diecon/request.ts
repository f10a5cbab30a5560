import * as v from 'valibot';

import { type PlannedDie, planDice } from '../../core/dice';
import { ruleError } from '../../core/errors';
import type { DeepReadonly } from '../../core/schemas';
import { amount, fields, toggle, whole } from '../../core/schemas';

export type DieconSide = 'attacker' | 'defender';

export const sides: readonly DieconSide[] = ['attacker', 'defender'];

export const roleNames: Readonly<Record<DieconSide, string>> = { attacker: 'Attacker', defender: 'Defender' };

export const mostDice = 100;

const pool = fields({ dice: v.optional(whole(0, mostDice), 0), rerolls: amount, opponentRerolls: amount });

export const dieconSchema = v.variant('kind', [
  v.object({
    kind: v.literal('contest'),
    attacker: pool,
    defender: pool,
    overkill: v.optional(v.boolean('must be true or false'), true),
    passiveDefence: toggle,
    jam: toggle,
  }),
]);

export type DieconRequest = DeepReadonly<v.InferOutput<typeof dieconSchema>>;

/** Refuses a contest without any dice [C1]. */
export function checkContest({ attacker, defender }: DieconRequest): void {
  if (attacker.dice + defender.dice > 0) return;
  throw ruleError('invalid-request', 'Neither side has a die; give at least one side 1 or more.', {
    path: 'attacker.dice',
  });
}

/** The attacker's d6s, then the defender's [C1]. */
export function planContest({ attacker, defender }: DieconRequest): readonly PlannedDie[] {
  return [...planDice(attacker.dice, 6, 'attacker'), ...planDice(defender.dice, 6, 'defender')];
}

/** "Contest, 3 against 2, jam": the pools and what departs from the usual. */
export function describeContest({ attacker, defender, overkill, passiveDefence, jam }: DieconRequest): string {
  return [
    `Contest, ${String(attacker.dice)} against ${String(defender.dice)}`,
    ...(overkill ? [] : ['no overkill']),
    ...(passiveDefence ? ['passive defence'] : []),
    ...(jam ? ['jam'] : []),
  ].join(', ');
}
