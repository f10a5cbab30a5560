import { defineRules } from '../../core/defineRules';
import { allowStep } from './allow';
import { checkRequest } from './checkRequest';
import { followUps } from './follow';
import { describeRoll, ludoKinds } from './kinds';
import { nextSteps } from './next';
import { outcomeOf } from './outcome';
import { planRoll } from './plan';
import { requestSchema } from './request';
import { ludoEffects, ludoSheet } from './sheet';
import { advanceStanding, startStanding } from './standing';
import { ludoWords } from './words/ludoWords';

export { singleEdge as ludoEdge } from '../../core/numbers';
export { ludoTableCoverage } from './coverage';
export { nameOfSide as ludoSideName } from './names';
export {
  ludoContestTypeSchema,
  type LudoRequest,
  type LudoRequestOf,
  ludoTableSchema,
  requestSchema as ludoSchema,
} from './request';
export type { LudoChange, LudoSheet } from './sheet';

/** Ludicrous Ludo: contests, saving throws, damage, table checks, punches, movement and penalties. */
export const ludo = defineRules({
  id: 'ludo',
  name: 'Ludicrous Ludo',
  kinds: ludoKinds,
  schema: requestSchema,
  check: checkRequest,
  plan: planRoll,
  describe: describeRoll,
  start: startStanding,
  allow: allowStep,
  advance: advanceStanding,
  outcome: outcomeOf,
  next: nextSteps,
  words: ludoWords,
  effects: ludoEffects,
  follow: followUps,
  sheet: ludoSheet,
});
