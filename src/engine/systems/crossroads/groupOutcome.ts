import { at } from '../../core/numbers';
import { readHand } from './hand';
import { type Headline, headlineOf, type Verdict, verdictOf } from './skillOutcome';
import type { GroupStanding } from './standing';
import type { SuccessValue } from './successValue';

export interface GroupOutcome {
  /** Each member's Success Value, in plan order. */
  readonly values: readonly SuccessValue[];
  /** Those that nothing cancelled and that were not used up, low to high. */
  readonly remaining: readonly SuccessValue[];
  readonly result: SuccessValue;
  readonly outcome: Verdict;
  readonly headline: Headline;
}

/** One member's Hit or Strong Hit against another's Miss, by position. */
export interface Cancelling {
  readonly hit: number;
  readonly miss: number;
}

function positionsWith(values: readonly SuccessValue[], wanted: SuccessValue): readonly number[] {
  return values.flatMap((value, member) => (value === wanted ? [member] : []));
}

/** Who cancels whom: each Hit takes a Miss, then each Strong Hit up to two, both in plan order [X20]. */
export function cancellingsOf(values: readonly SuccessValue[]): readonly Cancelling[] {
  const misses = positionsWith(values, -1);
  const blows = [...positionsWith(values, 1), ...positionsWith(values, 2).flatMap((member) => [member, member])];
  return blows.slice(0, misses.length).map((hit, place) => ({ hit, miss: at(misses, place) }));
}

function mostCommon(remaining: readonly SuccessValue[]): SuccessValue {
  const times = (value: SuccessValue) => positionsWith(remaining, value).length;
  return remaining.reduce<SuccessValue>((best, value) => (times(value) >= times(best) ? value : best), 0);
}

export function groupOutcome(standing: GroupStanding): GroupOutcome {
  const values = standing.hands.map((hand) => readHand(hand).successValue);
  const used = new Set(cancellingsOf(values).flatMap(({ hit, miss }) => [hit, miss]));
  const remaining = values.filter((_, member) => !used.has(member)).sort((left, right) => left - right);
  const result = remaining.includes(-1) ? -1 : mostCommon(remaining);
  return {
    values,
    remaining,
    result,
    outcome: verdictOf(result, standing.settled),
    headline: headlineOf(result),
  };
}
