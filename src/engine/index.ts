export { ruleSystems } from './ruleSystems';
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

export {
  netEdge,
  type CrossroadsRequest,
  type GroupRequest,
  type Opposition,
  type RollerNumbers,
  type SkillRequest,
  type StatisticName,
  statisticNames,
  type CrossroadsSheet,
  nameSuccessValue,
  type PerilOpposition,
  perilValue,
  type SuccessValue,
  crossroads,
} from './systems/crossroads';
export {
  abilities,
  type Ability,
  abilityModifier,
  type AbilityUses,
  armourClassOf,
  difficulties,
  type Difficulty,
  d20Edge,
  appliedProficiency,
  proficiencyBonus,
  type D20AttackRequest,
  type D20CheckRequest,
  type D20DamageRequest,
  type D20Request,
  type D20SaveRequest,
  type D20Change,
  type D20Sheet,
  type D20Training,
  type Skill,
  skills,
  type SkillUse,
  d20,
} from './systems/d20';
export { type DieconRequest, type DieconOutcome, type DieconUnit, diecon } from './systems/diecon';
export { type FreeRequest, type FreeOutcome, free } from './systems/free';
export {
  ludoContestTypeSchema,
  type LudoRequest,
  type LudoRequestOf,
  ludoEdge,
  ludoSideName,
  ludoTableCoverage,
  ludoTableSchema,
  type LudoChange,
  type LudoSheet,
  ludo,
} from './systems/ludo';
