import fc from 'fast-check';

import { type CrossroadsRequest, statisticNames } from '../../systems/crossroads';

const sources = fc.integer({ min: 0, max: 5 });
const statistic = fc.integer({ min: -3, max: 6 });
const fateDice = fc.integer({ min: 0, max: 3 });
const named = fc.option(fc.constantFrom(...statisticNames), { nil: undefined });

const roller = {
  statistic,
  statisticName: named,
  modifiers: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 3 }),
  advantage: sources,
  disadvantage: sources,
};

const opposition = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('static' as const), value: fc.integer({ min: -1, max: 2 }) }),
    fc.record({ type: fc.constant('roll' as const), ...roller, fateDice }),
    fc.record({
      type: fc.constant('peril' as const),
      statistic,
      statisticName: named,
      edge: fc.constantFrom('advantage' as const, 'disadvantage' as const, null),
    }),
  ),
  { nil: null },
);

/** Skill rolls with every opposition, and groups of up to six. */
export const crossroadsRequests: fc.Arbitrary<CrossroadsRequest> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('skill' as const), ...roller, fated: fc.boolean(), fateDice, opposition }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('group' as const),
      members: fc.array(fc.record(roller), { minLength: 1, maxLength: 6 }),
    }),
  },
);
