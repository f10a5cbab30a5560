import { keptPosition, singleEdge, sum, at } from '../../core/numbers';
import type { ContestRequest } from './request';

type Crit = 'success' | 'failure' | null;

export type ContestHeadline =
  'reroll' | 'critical-success' | 'grazing-hit' | 'success' | 'critical-failure' | 'failure';

export interface ContestOutcome {
  readonly kept: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly grazing: boolean;
  readonly crits: readonly Crit[];
  readonly tiedCrits: readonly number[];
  readonly headline: ContestHeadline;
}

/** What one side of a contest came to; dice are positions in the plan. */
export interface SideReading {
  readonly dice: readonly number[];
  /** Undefined for a set value. */
  readonly keptDie: number | undefined;
  readonly kept: number | null;
  readonly modifiers: readonly number[];
  readonly total: number;
}

/** Reads each side's dice [L2] [L3]; `faces` are the present ones in plan order. */
export function readSides({ sides }: ContestRequest, faces: readonly number[]): readonly SideReading[] {
  let planned = 0;
  return sides.map((side) => {
    if ('fixed' in side) return { dice: [], keptDie: undefined, kept: null, modifiers: [], total: side.fixed };
    const edge = singleEdge(side);
    const dice = edge === 0 ? [planned] : [planned, planned + 1];
    planned += dice.length;
    const own = dice.map((die) => at(faces, die));
    const place = keptPosition(own, edge);
    const kept = at(own, place);
    return { dice, keptDie: at(dice, place), kept, modifiers: side.modifiers, total: kept + sum(side.modifiers) };
  });
}

/** The places of the sides whose kept die shows this face. */
export function sidesShowing(sides: readonly SideReading[], face: number): readonly number[] {
  return sides.flatMap((side, place) => (side.kept === face ? [place] : []));
}

/** The sides that owe a reroll of tied crits, ascending [L8]. */
export function tiedCritsOf(request: ContestRequest, sides: readonly SideReading[]): readonly number[] {
  if (!request.crits) return [];
  return [20, 1]
    .map((face) => sidesShowing(sides, face))
    .filter((showing) => showing.length > 1)
    .flat()
    .sort((left, right) => left - right);
}

function headlineOf(offenderWins: boolean, crit: Crit, grazing: boolean): ContestHeadline {
  if (!offenderWins) return crit === 'failure' ? 'critical-failure' : 'failure';
  if (crit === 'success') return 'critical-success';
  return grazing ? 'grazing-hit' : 'success';
}

/** Decides a contest from its sides' present dice [L4] to [L9]. */
export function decideContest(request: ContestRequest, sides: readonly SideReading[]): ContestOutcome {
  const kept = sides.map((side) => side.kept);
  const totals = sides.map((side) => side.total);
  const tiedCrits = tiedCritsOf(request, sides);
  if (tiedCrits.length > 0) {
    return { kept, totals, winners: [], grazing: false, crits: kept.map(() => null), tiedCrits, headline: 'reroll' };
  }
  const highest = totals.reduce((left, right) => Math.max(left, right));
  const leaders = totals.flatMap((total, place) => (total === highest ? [place] : []));
  const offenderWins = leaders[0] === 0;
  const grazing = request.grazing && offenderWins && leaders.length > 1;
  const crits = kept.map((face): Crit => {
    if (!request.crits) return null;
    if (face === 20) return 'success';
    return face === 1 ? 'failure' : null;
  });
  const headline = headlineOf(offenderWins, at(crits, 0), grazing);
  return { kept, totals, winners: offenderWins ? [0] : leaders, grazing, crits, tiedCrits, headline };
}
