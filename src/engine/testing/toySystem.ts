import * as v from 'valibot';

import { planDice } from '../core/dice';
import { defineRules, type RuleParts } from '../core/defineRules';
import { noDie, refuseStep, ruleError } from '../core/errors';
import type { StepGroup } from '../core/next';
import { at } from '../core/numbers';
import { addFace, type DieHistory, presentFace } from '../core/record';
import { type DeepReadonly, modifiers, toggle, whole } from '../core/schemas';
import type { Step } from '../core/step';
import { toneOf } from '../core/words';

const schema = v.variant('kind', [v.object({ kind: v.literal('toss'), goal: whole(1, 6), luck: toggle, modifiers })]);

export type TossRequest = DeepReadonly<v.InferOutput<typeof schema>>;

interface Toss {
  readonly request: TossRequest;
  readonly die: DieHistory;
}

interface TossOutcome {
  readonly kept: number;
  readonly headline: string;
}

const dice = [0];

function groupsOf(toss: Toss): readonly StepGroup[] {
  if (!toss.request.luck || toss.die.reasons.length > 0) return [];
  return [{ type: 'reroll', by: 'luck', dice, choose: 1, options: [], label: 'Try again', left: 1, forced: false }];
}

function outcomeOf(toss: Toss): TossOutcome {
  const kept = presentFace(toss.die);
  return { kept, headline: kept >= toss.request.goal ? 'success' : 'failure' };
}

function advance(toss: Toss, step: Step): Toss {
  return step.type === 'reroll' ? { ...toss, die: addFace(toss.die, step.face, 'Luck') } : toss;
}

/** The smallest whole system, showing what a system must bring: one d6 against a goal, and one reroll by luck. */
const rules: RuleParts<TossRequest, Toss, TossOutcome, { readonly luck: number }, 'luck-spent'> = {
  id: 'toy',
  name: 'Toy',
  kinds: [{ id: 'toss', name: 'Toss', start: { kind: 'toss', goal: 4, luck: true, modifiers: [] } }],
  schema: schema satisfies v.GenericSchema<unknown, TossRequest>,
  check: (request) => {
    if (request.modifiers.length > 0) throw ruleError('invalid-request', 'A toss has no modifiers; leave them out.');
  },
  plan: () => planDice(1, 6, 'roller'),
  describe: (request) => `Toss for ${String(request.goal)}`,
  start: (request: TossRequest, faces): Toss => ({ request, die: { faces: [at(faces, 0)], reasons: [] } }),
  allow: (toss, step) => {
    if (step.type === 'reroll' && step.die > 0) return noDie(step.die, 1);
    const offered = groupsOf(toss).some((group) => group.type === step.type);
    if (offered && step.type === 'reroll' && step.by === 'luck') return dice;
    return refuseStep('Only one reroll by luck can be taken, if there is luck.');
  },
  advance,
  outcome: outcomeOf,
  next: (toss) => ({
    groups: groupsOf(toss),
    refusals: toss.request.luck ? [] : [{ by: 'luck', reason: 'No luck today.' }],
  }),
  words: (toss, names) => {
    const { kept, headline } = outcomeOf(toss);
    const title = headline === 'success' ? 'Success' : 'Failure';
    return {
      title,
      tone: toneOf(headline),
      sentence: `${title}: ${String(kept)} against ${String(toss.request.goal)}.`,
      sides: [{ id: 'roller', name: names['roller'] ?? 'Roller', total: String(kept), winner: headline === 'success' }],
      lines: [{ label: 'Toss', text: `${String(kept)} against ${String(toss.request.goal)}` }],
      dice: [{ side: 'roller', sides: 6, role: 'main', ...toss.die, mark: 'kept' }],
      rows: [{ side: 'roller', dice }],
      links: [],
    };
  },
  effects: (toss) => toss.die.reasons.map(() => ({ side: 'roller', change: 'luck-spent', text: 'has spent the luck' })),
  follow: (toss) =>
    outcomeOf(toss).headline === 'success'
      ? [{ label: 'Toss higher', request: { ...toss.request, goal: Math.min(6, toss.request.goal + 1) } }]
      : [],
  sheet: {
    schema: v.object({ luck: whole(0) }),
    changeSchema: v.literal('luck-spent'),
    empty: { luck: 1 },
    fill: (request, _side, sheet) => ({ ...request, luck: sheet.luck > 0 }),
    apply: (sheet) => ({ luck: Math.max(0, sheet.luck - 1) }),
  },
};

/** The toy, ready to be installed. */
export const toySystem = defineRules(rules);
