import { openSystem, type OpenSystem } from './core/openSystem';

/** All systems, in the order in which they are offered. */
export const ruleSystems: readonly OpenSystem[] = [];

export { type DieRole, namePool, planDice, type PlannedDie, type SideId } from './core/dice';
export { isRuleError, type RuleError, ruleError, type RuleErrorCode } from './core/errors';
export { drawFaces, type WordSource } from './core/faces';
export {
  type Next,
  type Refusal,
  rerolledDice,
  type StepGroup,
  type StepOption,
  type StepPick,
  writeStep,
} from './core/next';
export { openSystem, type OpenSystem, type ReadyRequest, type Roll } from './core/openSystem';
export type { RollRecord } from './core/record';
export type { Effect, FollowUp, KindOfRoll, RuleSystem, SheetRules } from './core/rules';
export type { Step } from './core/step';
export { forTheEar, plain, signed } from './core/text';
export {
  type DieWords,
  type Line,
  type Link,
  type LinkKind,
  type SideNames,
  type SideWords,
  type Tone,
  toneOf,
  type Words,
} from './core/words';
