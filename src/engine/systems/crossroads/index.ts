import { defineRules } from '../../core/defineRules';
import type { KindOfRoll } from '../../core/rules';
import { allowCrossroads } from './allowed';
import { describeCrossroads } from './describe';
import { type GroupOutcome, groupOutcome } from './groupOutcome';
import { groupWords } from './groupWords';
import { nextCrossroads } from './next';
import { planCrossroads } from './plan';
import { advanceCrossroads, startCrossroads } from './play';
import { type CrossroadsRequest, crossroadsSchema } from './request';
import { applyChange, crossroadsChange, crossroadsSheet, emptySheet, fillFrom } from './sheet';
import { type SkillOutcome, skillOutcome } from './skillOutcome';
import { skillWords } from './skillWords';
import type { CrossroadsStanding } from './standing';

export { netEdge } from './plan';
export {
  type CrossroadsRequest,
  crossroadsSchema,
  type GroupRequest,
  type Opposition,
  type PerilOpposition,
  type RollerNumbers,
  type SkillRequest,
  type StatisticName,
  statisticNames,
} from './request';
export type { CrossroadsSheet } from './sheet';
export { perilValue } from './skillOutcome';
export { nameValue as nameSuccessValue, type SuccessValue } from './successValue';

const member = { statistic: 0, modifiers: [], advantage: 0, disadvantage: 0 };

const kinds: readonly KindOfRoll<CrossroadsRequest>[] = [
  {
    id: 'skill',
    name: 'Skill',
    start: { kind: 'skill', ...member, fated: false, fateDice: 0, opposition: null },
  },
  { id: 'group', name: 'Group', start: { kind: 'group', members: [member, member, member] } },
];

function outcomeOf(standing: CrossroadsStanding): SkillOutcome | GroupOutcome {
  return standing.kind === 'group' ? groupOutcome(standing) : skillOutcome(standing);
}

/** Crossroads: skill rolls and group rolls [X1] to [X24]. */
export const crossroads = defineRules({
  id: 'crossroads',
  name: 'Crossroads',
  kinds,
  schema: crossroadsSchema,
  check: () => undefined,
  plan: planCrossroads,
  describe: describeCrossroads,
  start: startCrossroads,
  allow: allowCrossroads,
  advance: advanceCrossroads,
  outcome: outcomeOf,
  next: nextCrossroads,
  words: (standing, names) => (standing.kind === 'group' ? groupWords(standing, names) : skillWords(standing, names)),
  effects: (standing) => (standing.kind === 'group' ? [] : standing.effects),
  follow: () => [],
  sheet: {
    schema: crossroadsSheet,
    changeSchema: crossroadsChange,
    empty: emptySheet,
    fill: fillFrom,
    apply: applyChange,
  },
});
