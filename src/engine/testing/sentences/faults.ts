import { isRuleError, type RuleError } from '../../core/errors';
import type { OpenSystem, Roll } from '../../core/openSystem';
import { wrongSteps } from '../contract/offers';
import { requestsOf } from './rolls';

const wrongValues: readonly unknown[] = [undefined, null, true, 'x', '', 0, -1, 0.5, 21, 1e9, 1e17, [], {}, [null]];

/** The refusal of what is done; undefined where it is accepted. */
function faultOf(action: () => unknown): RuleError | undefined {
  try {
    action();
  } catch (error) {
    if (isRuleError(error)) return error;
    throw error;
  }
  return undefined;
}

/** The same data with one place in it spoiled, for each place and each wrong value. */
function spoiled(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const put = (other: unknown): unknown =>
      Array.isArray(data)
        ? data.map((old: unknown, place) => (String(place) === key ? other : old))
        : { ...data, [key]: other };
    return [...wrongValues, ...spoiled(value)].map(put);
  });
}

/** What is said of requests in which one field is wrong. */
export function requestFaults(system: OpenSystem): readonly RuleError[] {
  const starts = system.kinds.map(({ start }) => start);
  return [null, [], 7, {}, ...[...starts, ...requestsOf(system, 30)].flatMap(spoiled)].flatMap(
    (request) => faultOf(() => system.ready(request)) ?? [],
  );
}

/** What is said of wrong faces and wrong steps, whatever the roll. */
export function rollFaults(system: OpenSystem, roll: Roll): readonly RuleError[] {
  const { request, faces } = roll.record;
  const wrongFaces = [undefined, [], [...faces, 1], faces.map(() => 0), faces.map(() => 101), faces.map(() => null)];
  const sides = [...new Set(roll.plan.map(({ side }) => side)), 'nobody', undefined];
  const means = ['fate', 'ability', 'inspiration', 'change', 'twist', 'wish'];
  const rerolls = means.flatMap((by) =>
    sides.flatMap((side) => [0, 1, 3, 99].map((die) => ({ type: 'reroll', by, side, die, face: 3 }))),
  );
  const steps = [
    ...wrongSteps,
    ...rerolls,
    { type: 'reroll-tied-crits', faces: [] },
    { type: 'keep', dice: [0, 1, 2] },
    { type: 'keep', dice: [0, 0, 99] },
    { type: 'choose', option: 'partial-success' },
    { type: 'treat-as-critical' },
  ];
  const attempts = [
    ...wrongFaces.map((wrong) => () => system.open({ system: system.id, request, faces: wrong })),
    ...steps.map((step) => () => roll.take(step)),
    ...[null, {}, 7].map((wrong) => () => system.open({ system: system.id, request, faces, steps: wrong })),
  ];
  return attempts.flatMap((attempt) => faultOf(attempt) ?? []);
}
