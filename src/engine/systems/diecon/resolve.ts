import { at } from '../../core/numbers';
import { presentFace } from '../../core/record';
import type { DieconSide } from './request';
import { type DieconStanding, positionsOf, type RerollsLeft } from './standing';

/** Who won, and at which place of the sorted pools, from 0. */
type Decision =
  { readonly winner: DieconSide; readonly decidedAt: number } | { readonly winner: 'tie'; readonly decidedAt: null };

export type DieconOutcome = Decision & {
  /** Faces from high to low. */
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
  readonly overkill: number;
  /** Hits that each side suffers. */
  readonly hits: Readonly<Record<DieconSide, number>>;
  readonly jam: Readonly<Record<DieconSide, boolean>>;
  readonly rerollsLeft: Readonly<Record<DieconSide, RerollsLeft>>;
  readonly headline: string;
};

/** A side's plan positions, highest face first; of equals the earlier stands first [C2]. */
export function sortedPositions({ request, dice }: DieconStanding, side: DieconSide): readonly number[] {
  const faceAt = (die: number) => presentFace(at(dice, die));
  return [...positionsOf(request, side)].sort((left, right) => faceAt(right) - faceAt(left));
}

/** A side's faces from high to low. */
function sortedFaces(standing: DieconStanding, side: DieconSide): readonly number[] {
  return sortedPositions(standing, side).map((die) => presentFace(at(standing.dice, die)));
}

export function otherSide(side: DieconSide): DieconSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The first place where sorted pools differ; a missing die is below every face [C2] [C3]. */
function decide(attacker: readonly number[], defender: readonly number[]): Decision {
  const places = Math.max(attacker.length, defender.length);
  for (let place = 0; place < places; place += 1) {
    const apart = (attacker[place] ?? 0) - (defender[place] ?? 0);
    if (apart !== 0) return { winner: apart > 0 ? 'attacker' : 'defender', decidedAt: place };
  }
  return { winner: 'tie', decidedAt: null };
}

function count(faces: readonly number[], counts: (face: number) => boolean): number {
  return faces.filter(counts).length;
}

/** How many 6s of sorted pools cancel each other: all of the smaller number, where both have any [C6]. */
export function cancelledSixes(one: readonly number[], other: readonly number[]): number {
  const isSix = (face: number) => face === 6;
  return Math.min(count(one, isSix), count(other, isSix));
}

function overkillOf(winner: readonly number[], loser: readonly number[]): number {
  const cancelled = cancelledSixes(winner, loser);
  if (cancelled > 0) return count(winner, (face) => face === 6) - cancelled;
  const highest = loser[0] ?? 0;
  return count(winner, (face) => face > highest);
}

function hitsOf(winner: DieconSide, overkill: number, passiveDefence: boolean): Record<DieconSide, number> {
  if (winner === 'attacker') return { attacker: 0, defender: Math.max(1, overkill) };
  return { attacker: passiveDefence ? 0 : overkill, defender: 0 };
}

/** Works out the whole contest from the dice as they lie [C2] to [C13]. */
export function resolveContest(standing: DieconStanding): DieconOutcome {
  const { request, left } = standing;
  const pools = { attacker: sortedFaces(standing, 'attacker'), defender: sortedFaces(standing, 'defender') };
  const decision = decide(pools.attacker, pools.defender);
  const jam = {
    attacker: request.jam && new Set(pools.attacker).size < pools.attacker.length,
    defender: request.jam && new Set(pools.defender).size < pools.defender.length,
  };
  if (decision.winner === 'tie') {
    const nobody = { attacker: 0, defender: 0 };
    return { ...pools, ...decision, overkill: 0, hits: nobody, jam, rerollsLeft: left, headline: 'tie' };
  }
  const { winner } = decision;
  const overkill = request.overkill ? overkillOf(pools[winner], pools[otherSide(winner)]) : 0;
  const hits = hitsOf(winner, overkill, request.passiveDefence);
  const headline = `${winner}+${String(overkill)}`;
  return { ...pools, ...decision, overkill, hits, jam, rerollsLeft: left, headline };
}
