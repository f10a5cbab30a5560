import { at, half, keptPosition, singleEdge, sum } from '../../core/numbers';
import { type ContestOutcome, decideContest, readSides } from './contest';
import type { Sources } from './plan';
import { type Move, movesOf, readPieces } from './penalty';
import type { CheckRequest, DamageRequest, PenaltyRequest, PunchRequest, SaveRequest } from './request';
import { facesOf, type Standing } from './standing';

export interface SaveOutcome {
  readonly kept: number;
  readonly total: number;
  readonly margin: number;
  readonly success: boolean;
  readonly headline: 'success' | 'failure';
}

export interface DamageOutcome {
  readonly rolled: number;
  readonly total: number;
  readonly headline: 'damage';
}

export interface CheckOutcome {
  readonly kept: number;
  readonly row: number | null;
  readonly text: string | null;
  readonly headline: string;
}

export interface PunchOutcome {
  readonly kept: number;
  readonly hit: boolean;
  readonly critical: boolean;
  readonly damage: number;
  readonly headline: 'miss' | 'hit' | 'critical-hit';
}

interface MovementOutcome {
  readonly squares: number;
  readonly headline: 'movement';
}

export interface PenaltyOutcome {
  readonly squares: number;
  readonly moves: readonly Move[];
  readonly moved: Move | null;
  readonly headline: 'moved' | 'choose-piece' | 'no-move';
}

export type LudoOutcome =
  ContestOutcome | SaveOutcome | DamageOutcome | CheckOutcome | PunchOutcome | MovementOutcome | PenaltyOutcome;

/** The position of the die that counts where one side alone rolls [L2]. */
export function keptDie(sources: Sources, faces: readonly number[]): number {
  return keptPosition(faces, singleEdge(sources));
}

function keptFace(sources: Sources, faces: readonly number[]): number {
  return at(faces, keptDie(sources, faces));
}

/** [L12] */
export function saveOutcome(request: SaveRequest, faces: readonly number[]): SaveOutcome {
  const kept = keptFace(request, faces);
  const total = kept + sum(request.modifiers);
  const success = total >= request.goal;
  return { kept, total, margin: total - request.goal, success, headline: success ? 'success' : 'failure' };
}

/** [L13] */
export function damageOutcome(request: DamageRequest, faces: readonly number[]): DamageOutcome {
  const rolled = sum(faces);
  const whole = rolled + sum(request.modifiers);
  const scaled = { normal: whole, double: 2 * whole, half: half(whole) }[request.multiplier];
  return { rolled, total: Math.max(0, scaled), headline: 'damage' };
}

/** [L14] */
export function checkOutcome(request: CheckRequest, faces: readonly number[]): CheckOutcome {
  const kept = keptFace(request, faces);
  const { rows } = request.table;
  const row = rows.findIndex(({ from, to }) => from <= kept && kept <= to);
  if (row < 0) return { kept, row: null, text: null, headline: 'no-row' };
  return { kept, row, text: at(rows, row).text, headline: `row-${String(row)}` };
}

/** [L15] */
export function punchOutcome(request: PunchRequest, faces: readonly number[]): PunchOutcome {
  const kept = keptFace(request, faces);
  if (kept === 1) return { kept, hit: false, critical: false, damage: 0, headline: 'miss' };
  const damage = Math.max(1, 1 + request.attackModifier);
  if (kept < 6) return { kept, hit: true, critical: false, damage, headline: 'hit' };
  return { kept, hit: true, critical: true, damage: 2 * damage, headline: 'critical-hit' };
}

/** [L17]; `chosen` is the id of the piece that was moved. */
export function penaltyOutcome(
  request: PenaltyRequest,
  faces: readonly number[],
  chosen: string | undefined,
): PenaltyOutcome {
  const squares = at(faces, 0);
  const moves = movesOf(readPieces(request, squares));
  const moved = moves.find(({ piece }) => piece === chosen) ?? null;
  if (moves.length === 0) return { squares, moves, moved, headline: 'no-move' };
  return { squares, moves, moved, headline: moved === null ? 'choose-piece' : 'moved' };
}

/** What the roll has come to. */
export function outcomeOf(standing: Standing): LudoOutcome {
  const { request } = standing;
  const faces = facesOf(standing);
  switch (request.kind) {
    case 'contest':
      return decideContest(request, readSides(request, faces));
    case 'save':
      return saveOutcome(request, faces);
    case 'damage':
      return damageOutcome(request, faces);
    case 'check':
      return checkOutcome(request, faces);
    case 'punch':
      return punchOutcome(request, faces);
    case 'movement':
      return { squares: at(faces, 0), headline: 'movement' };
    case 'penalty':
      return penaltyOutcome(request, faces, standing.moved);
  }
}
