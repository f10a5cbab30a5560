import type { PlannedDie } from '../../core/dice';
import { at } from '../../core/numbers';
import { type DiceTerm, planTerms, readNotation, type Term } from './notation';
import type { FreeRequest } from './request';

export interface FreeOutcome {
  readonly total: number;
  /** Plan positions. */
  readonly kept: readonly number[];
  readonly headline: 'total';
}

/** What a notation and its faces come to; there are no steps, so this is all that there is to know [F8]. */
export interface FreeStanding {
  readonly terms: readonly Term[];
  readonly plan: readonly PlannedDie[];
  readonly faces: readonly number[];
  readonly outcome: FreeOutcome;
}

interface Reading {
  readonly terms: readonly Term[];
  readonly plan: readonly PlannedDie[];
}

const readings = new WeakMap<FreeRequest, Reading>();

/** A request's notation, read once. Throws `invalid-notation`. */
export function readingOf(request: FreeRequest): Reading {
  const known = readings.get(request);
  if (known !== undefined) return known;
  const terms = readNotation(request.text);
  const reading = { terms, plan: planTerms(terms) };
  readings.set(request, reading);
  return reading;
}

/** The plan positions of a term's kept dice: of equal faces the later goes first [F7]. */
export function keptOf(term: DiceTerm, faces: readonly number[]): readonly number[] {
  const positions = Array.from({ length: term.count }, (_, place) => term.first + place);
  const { selection } = term;
  if (selection === undefined) return positions;
  const dropsLowest = (selection.action === 'drop') === (selection.rank === 'lowest');
  const dropped = selection.action === 'drop' ? selection.count : term.count - selection.count;
  const firstToGo = [...positions].sort((left, right) => {
    const apart = at(faces, left) - at(faces, right);
    if (apart === 0) return right - left;
    return dropsLowest ? apart : -apart;
  });
  return firstToGo.slice(dropped).sort((left, right) => left - right);
}

/** The total and what makes it up [F7]. */
export function startFree(request: FreeRequest, faces: readonly number[]): FreeStanding {
  const { terms, plan } = readingOf(request);
  const kept: number[] = [];
  let total = 0;
  for (const term of terms) {
    if (term.type === 'number') {
      total += term.sign * term.value;
    } else {
      for (const die of keptOf(term, faces)) {
        kept.push(die);
        total += term.sign * at(faces, die);
      }
    }
  }
  return { terms, plan, faces, outcome: { total, kept, headline: 'total' } };
}
