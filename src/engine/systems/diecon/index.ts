import { defineRules } from '../../core/defineRules';
import type { FollowUp } from '../../core/rules';
import { nextRerolls } from './next';
import { checkContest, type DieconRequest, dieconSchema, describeContest, planContest } from './request';
import { resolveContest } from './resolve';
import { applyHits, emptyUnit, fillContest, hitEffects, unitChangeSchema, unitSchema } from './sheet';
import { advanceContest, allowStep, type DieconStanding, startContest } from './standing';
import { contestWords } from './words';

export { type DieconRequest, dieconSchema } from './request';
export type { DieconOutcome } from './resolve';
export type { DieconUnit } from './sheet';

const startingPool = { dice: 3, rerolls: 0, opponentRerolls: 0 };

/** Where both sides had dice, the fight goes on with the same contest [C15]. */
function nextExchange({ request }: DieconStanding): readonly FollowUp<DieconRequest>[] {
  const goesOn = request.attacker.dice > 0 && request.defender.dice > 0;
  return goesOn ? [{ label: 'Next exchange', request }] : [];
}

/** DIE-CON: two pools of d6s compared from the top [C1] to [C15]. */
export const diecon = defineRules({
  id: 'diecon',
  name: 'DIE-CON',
  kinds: [
    {
      id: 'contest',
      name: 'Contest',
      start: {
        kind: 'contest',
        attacker: startingPool,
        defender: startingPool,
        overkill: true,
        passiveDefence: false,
        jam: false,
      },
    },
  ],
  schema: dieconSchema,
  check: checkContest,
  plan: planContest,
  describe: describeContest,
  start: startContest,
  allow: allowStep,
  advance: advanceContest,
  outcome: resolveContest,
  next: nextRerolls,
  words: contestWords,
  effects: hitEffects,
  follow: nextExchange,
  sheet: {
    schema: unitSchema,
    changeSchema: unitChangeSchema,
    empty: emptyUnit,
    fill: fillContest,
    apply: applyHits,
  },
});
