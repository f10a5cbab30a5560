import { at } from '../../core/numbers';
import { presentFace } from '../../core/record';
import type { Link } from '../../core/words';
import { type DieconSide, sides } from './request';
import { cancelledSixes, type DieconOutcome, otherSide, sortedPositions } from './resolve';
import type { DieconStanding } from './standing';

/** "6 beats 5", or that the die met none: what decided, in a few words. */
export function sayDeciding(outcome: DieconOutcome, winner: DieconSide, place: number): string {
  const winning = at(outcome[winner], place);
  const losing = outcome[otherSide(winner)][place];
  return losing === undefined ? `${String(winning)} meets no die` : `${String(winning)} beats ${String(losing)}`;
}

function jamLinks(standing: DieconStanding, side: DieconSide): readonly Link[] {
  const dice = sortedPositions(standing, side);
  return [6, 5, 4, 3, 2, 1].flatMap((face) => {
    const alike = dice.filter((die) => presentFace(at(standing.dice, die)) === face);
    if (alike.length < 2) return [];
    return { kind: 'jam', dice: alike, text: `Jam: ${String(alike.length)} dice show ${String(face)}` };
  });
}

function winnersLinks(standing: DieconStanding, outcome: DieconOutcome): readonly Link[] {
  if (outcome.winner === 'tie') return [];
  const { winner, decidedAt, overkill } = outcome;
  const winning = sortedPositions(standing, winner);
  const losing = sortedPositions(standing, otherSide(winner));
  const pair = [winning, losing].flatMap((dice) => dice.slice(decidedAt, decidedAt + 1));
  const deciding: Link = { kind: 'deciding', dice: pair, text: sayDeciding(outcome, winner, decidedAt) };
  if (overkill === 0) return [deciding];
  const cancelled = cancelledSixes(outcome.attacker, outcome.defender);
  const dice = winning.slice(cancelled, cancelled + overkill);
  return [deciding, { kind: 'overkill', dice, text: `Overkill ${String(overkill)}` }];
}

/** What ties the dice together: the deciding pair, the overkill dice, the jams. */
export function contestLinks(standing: DieconStanding, outcome: DieconOutcome): readonly Link[] {
  const jammed = sides.filter((side) => outcome.jam[side]);
  return [...winnersLinks(standing, outcome), ...jammed.flatMap((side) => jamLinks(standing, side))];
}
