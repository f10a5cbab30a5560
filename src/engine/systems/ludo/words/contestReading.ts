import { at } from '../../../core/numbers';
import { list } from '../../../core/text';
import type { Link, SideNames } from '../../../core/words';
import { type ContestOutcome, type SideReading, sidesShowing } from '../contest';
import { nameOfSide } from '../names';
import type { ContestRequest } from '../request';

/** A decided contest with what its sides are called. */
export interface ContestReading {
  readonly outcome: ContestOutcome;
  readonly sides: readonly SideReading[];
  readonly names: readonly string[];
  /** The offender wins on a total that a defender has too. */
  readonly tie: boolean;
}

/** Joins a contest's outcome with the names of its sides. */
export function readContest(
  request: ContestRequest,
  outcome: ContestOutcome,
  sides: readonly SideReading[],
  names: SideNames,
): ContestReading {
  const [offender, ...defenders] = outcome.totals;
  return {
    outcome,
    sides,
    names: sides.map((_, side) => nameOfSide(request, side, names)),
    tie: outcome.winners[0] === 0 && defenders.some((total) => total === offender),
  };
}

function keptDice(sides: readonly SideReading[], places: readonly number[]): readonly number[] {
  return places.flatMap((place) => {
    const { dice, keptDie } = at(sides, place);
    return dice.filter((die) => die === keptDie);
  });
}

/** The dice that tie on a crit, a link for each number [L8]. */
export function tiedCritLinks({ sides, names }: ContestReading): readonly Link[] {
  return [20, 1].flatMap((face): readonly Link[] => {
    const showing = sidesShowing(sides, face);
    if (showing.length < 2) return [];
    const who = list(showing.map((side) => at(names, side)));
    return [{ kind: 'crit', dice: keptDice(sides, showing), text: `${who} tie on ${String(face)}` }];
  });
}

/** The crits of a settled contest [L7], with whose they are. */
export function critLinks({ outcome, sides, names }: ContestReading): readonly { side: number; link: Link }[] {
  return outcome.crits.flatMap((crit, side) => {
    if (crit === null) return [];
    const what = crit === 'success' ? 'success: the only 20' : 'failure: the only 1';
    const text = `${at(names, side)} has a critical ${what}`;
    return [{ side, link: { kind: 'crit', dice: keptDice(sides, [side]), text } }];
  });
}
