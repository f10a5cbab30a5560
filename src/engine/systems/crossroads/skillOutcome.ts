import { at } from '../../core/numbers';
import { faceAt, type Reading, readHand } from './hand';
import type { PerilOpposition } from './request';
import { type Choice, type SkillSide, type SkillStanding, temporaryFateDice } from './standing';
import { heldToChart, type SuccessValue } from './successValue';

export type Headline = 'failure' | 'mixed' | 'success' | 'great-success';

/** What came of it, the choice at 0 included [X12] [X13]. */
export type Verdict = 'failure' | 'choice' | Choice | 'success' | 'great-success';

/** A rolling side's own numbers. */
interface SideOutcome extends Reading {
  readonly mayChange: boolean;
  readonly temporaryFateDice: 0 | 1;
}

export interface SkillOutcome extends SideOutcome {
  readonly opposing: SuccessValue | null;
  readonly result: SuccessValue;
  readonly outcome: Verdict;
  readonly critical: boolean;
  readonly mayTreatAsCritical: boolean;
  readonly amount: 0 | 1 | 2 | null;
  readonly headline: Headline;
  readonly opponent?: SideOutcome;
}

const headlines: Readonly<Record<SuccessValue, Headline>> = {
  [-1]: 'failure',
  0: 'mixed',
  1: 'success',
  2: 'great-success',
};

/** The headline of a result [X18]. */
export function headlineOf(result: SuccessValue): Headline {
  return headlines[result];
}

/** What a result came to, or which choice it waits for [X13]. */
export function verdictOf(result: SuccessValue, chosen: Choice | undefined): Verdict {
  const headline = headlineOf(result);
  return headline === 'mixed' ? (chosen ?? 'choice') : headline;
}

const perilShifts = { advantage: 1, disadvantage: -1 } as const;

/** The Success Value with which a Peril Die opposes [X14]. */
export function perilValue(face: number, opposition: PerilOpposition): SuccessValue {
  const statistic = opposition.statistic + (opposition.edge === null ? 0 : perilShifts[opposition.edge]);
  if (face <= statistic - 1) return 2;
  return face <= statistic + 2 ? 1 : 0;
}

function sideOutcome(side: SkillSide, settled: boolean): SideOutcome {
  const reading = readHand(side.hand);
  return {
    ...reading,
    mayChange: reading.multiple === 'change' && !side.changed && !settled,
    temporaryFateDice: temporaryFateDice(side),
  };
}

function opposingValue(standing: SkillStanding, opponent: SideOutcome | undefined): SuccessValue | null {
  const { opposition } = standing.request;
  if (opposition?.type === 'static') return heldToChart(opposition.value);
  if (opposition?.type === 'peril') return perilValue(faceAt(at(standing.sides, 0).hand, 0), opposition);
  return opponent?.successValue ?? null;
}

function amountOf(result: SuccessValue, critical: boolean): 0 | 1 | 2 {
  if (result <= 0) return 0;
  return result === 2 || critical ? 2 : 1;
}

export function skillOutcome(standing: SkillStanding): SkillOutcome {
  const { settled } = standing;
  const sides = standing.sides.map((side) => sideOutcome(side, settled !== undefined));
  const own = at(sides, 0);
  const opponent = sides[1];
  const opposing = opposingValue(standing, opponent);
  const result = heldToChart(own.successValue - (opposing ?? 0));
  const critical = settled === 'critical' || (result >= 1 && own.kept.includes(6));
  return {
    ...own,
    opposing,
    result,
    outcome: verdictOf(result, settled === 'critical' ? undefined : settled),
    critical,
    mayTreatAsCritical: result === 2 && !critical,
    amount: opposing === null ? amountOf(result, critical) : null,
    headline: headlineOf(result),
    ...(opponent === undefined ? {} : { opponent }),
  };
}
