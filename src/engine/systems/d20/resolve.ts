import { at, keptPosition, sum } from '../../core/numbers';
import { edgeOf, mainDice } from './plan';
import { appliedProficiency } from './proficiency';
import { type D20DamageRequest, isFailedByChoice, targetOf, type TestRequest } from './request';
import { presentFaces, type Standing } from './standing';

type TestHeadline = 'critical-hit' | 'hit' | 'miss' | 'automatic-miss' | 'success' | 'failure' | 'total';

export interface TestOutcome {
  readonly kept: number | null;
  readonly proficiencyBonus: number;
  readonly total: number | null;
  readonly margin: number | null;
  readonly success: boolean | null;
  readonly critical: boolean;
  readonly automatic: 'hit' | 'miss' | 'fail' | null;
  readonly headline: TestHeadline;
}

interface DamageOutcome {
  readonly rolled: number;
  readonly total: number;
  readonly headline: 'damage';
}

/** What the dice of a test came to. */
export interface TestReading {
  readonly keptAt: number;
  readonly kept: number;
  readonly proficiencyBonus: number;
  /** What each entry of the bonus dice adds, its sign included. */
  readonly bonuses: readonly number[];
  readonly total: number;
  readonly margin: number | null;
  readonly success: boolean | null;
  readonly automatic: 'hit' | 'miss' | null;
}

function bonusesOf(request: TestRequest, faces: readonly number[]): readonly number[] {
  let from: number = mainDice(request);
  return request.bonusDice.map(({ count, sign }) => {
    const rolled = faces.slice(from, from + count);
    from += count;
    return sign * sum(rolled);
  });
}

/** A natural 20 or 1 decides an attack by itself [D7]. */
function automaticOf(request: TestRequest, kept: number): 'hit' | 'miss' | null {
  if (request.kind !== 'attack') return null;
  if (kept === 20) return 'hit';
  return kept === 1 ? 'miss' : null;
}

export function readTest(request: TestRequest, faces: readonly number[]): TestReading {
  const keptAt = keptPosition(faces.slice(0, mainDice(request)), edgeOf(request));
  const kept = at(faces, keptAt);
  const proficiencyBonus = appliedProficiency(request);
  const bonuses = bonusesOf(request, faces);
  const total = sum([kept, request.modifier, proficiencyBonus, ...request.modifiers, ...bonuses]);
  const target = targetOf(request);
  const margin = target === null ? null : total - target;
  const automatic = automaticOf(request, kept);
  const reached = margin === null ? null : margin >= 0;
  const success = automatic === null ? reached : automatic === 'hit';
  return { keptAt, kept, proficiencyBonus, bonuses, total, margin, success, automatic };
}

function headlineOf(request: TestRequest, { automatic, success }: TestReading): TestHeadline {
  if (automatic !== null) return automatic === 'hit' ? 'critical-hit' : 'automatic-miss';
  if (success === null) return 'total';
  if (request.kind === 'attack') return success ? 'hit' : 'miss';
  return success ? 'success' : 'failure';
}

export function testOutcome(request: TestRequest, faces: readonly number[]): TestOutcome {
  if (isFailedByChoice(request)) {
    return {
      kept: null,
      proficiencyBonus: appliedProficiency(request),
      total: null,
      margin: null,
      success: false,
      critical: false,
      automatic: 'fail',
      headline: 'failure',
    };
  }
  const reading = readTest(request, faces);
  const { kept, proficiencyBonus, total, margin, success, automatic } = reading;
  const headline = headlineOf(request, reading);
  return { kept, proficiencyBonus, total, margin, success, critical: automatic === 'hit', automatic, headline };
}

export function damageOutcome(request: D20DamageRequest, faces: readonly number[]): DamageOutcome {
  const rolled = sum(faces);
  return { rolled, total: Math.max(0, rolled + request.modifier), headline: 'damage' };
}

export function outcome(standing: Standing): TestOutcome | DamageOutcome {
  const { request } = standing;
  const faces = presentFaces(standing);
  return request.kind === 'damage' ? damageOutcome(request, faces) : testOutcome(request, faces);
}
