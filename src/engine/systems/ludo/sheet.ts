import * as v from 'valibot';

import type { SideId } from '../../core/dice';
import type { Effect, SheetRules } from '../../core/rules';
import { type DeepReadonly, fields, whole } from '../../core/schemas';
import { nameOfPiece } from './names';
import { penaltyOutcome } from './outcome';
import { roller } from './plan';
import type { ContestSide, LudoRequest } from './request';
import { facesOf, type Standing } from './standing';

const text = v.string('must be text');
const stats = v.array(fields({ name: text, value: whole(-2, 2) }), 'must be a list of stats');
const pieces = v.array(fields({ id: text, name: text, position: whole(0) }), 'must be a list of pieces');
const stressed = v.boolean('must be true or false');

const sheetSchema = fields({ stats, stressed, pieces });

const changeSchema = v.variant('type', [
  v.object({ type: v.literal('stress'), stressed }),
  v.object({ type: v.literal('move'), piece: text, position: whole(0) }),
  v.object({ type: v.literal('stats'), stats }),
  v.object({ type: v.literal('pieces'), pieces }),
]);

/** One player's party [L19]; stats are −2 to +2, positions squares from a piece's start. */
export type LudoSheet = DeepReadonly<v.InferOutput<typeof sheetSchema>>;

/** What rolls change (`stress`, `move`), and lists put right by hand. */
export type LudoChange = DeepReadonly<v.InferOutput<typeof changeSchema>>;

function valueOf(sheet: LudoSheet, stat: string | undefined): number | undefined {
  return sheet.stats.find(({ name }) => name === stat)?.value;
}

interface WithStat {
  readonly stat?: string | undefined;
  readonly modifiers: readonly number[];
}

function filledModifiers({ stat, modifiers }: WithStat, sheet: LudoSheet): readonly number[] {
  return stat === undefined ? modifiers : [valueOf(sheet, stat) ?? 0, ...modifiers.slice(1)];
}

function fillSide(side: ContestSide, sheet: LudoSheet): ContestSide {
  if ('fixed' in side) return side;
  return { ...side, modifiers: filledModifiers(side, sheet), stressed: sheet.stressed };
}

function fill(request: LudoRequest, side: SideId, sheet: LudoSheet): LudoRequest {
  switch (request.kind) {
    case 'contest': {
      const sides = request.sides.map((own, place) => (place === side ? fillSide(own, sheet) : own));
      return { ...request, sides };
    }
    case 'save':
      return { ...request, modifiers: filledModifiers(request, sheet), stressed: sheet.stressed };
    case 'punch':
      return request.stat === undefined ? request : { ...request, attackModifier: valueOf(sheet, request.stat) ?? 0 };
    case 'penalty':
      return sheet.pieces.length === 0 ? request : { ...request, pieces: sheet.pieces };
    case 'damage':
    case 'check':
    case 'movement':
      return request;
  }
}

function apply(sheet: LudoSheet, change: LudoChange): LudoSheet {
  switch (change.type) {
    case 'stress':
      return { ...sheet, stressed: change.stressed };
    case 'move': {
      const { piece, position } = change;
      return { ...sheet, pieces: sheet.pieces.map((own) => (own.id === piece ? { ...own, position } : own)) };
    }
    case 'stats':
      return { ...sheet, stats: change.stats };
    case 'pieces':
      return { ...sheet, pieces: change.pieces };
  }
}

export const ludoSheet: SheetRules<LudoRequest, LudoSheet, LudoChange> = {
  schema: sheetSchema,
  changeSchema,
  empty: { stats: [], stressed: false, pieces: [] },
  fill,
  apply,
};

/** What a roll changes on the sheets of its sides [L18]. */
export function ludoEffects(standing: Standing): readonly Effect<LudoChange>[] {
  const { request, fated } = standing;
  const stress = fated.map((side): Effect<LudoChange> => ({
    side,
    change: { type: 'stress', stressed: true },
    text: 'is now stressed',
  }));
  if (request.kind !== 'penalty') return stress;
  const { moved } = penaltyOutcome(request, facesOf(standing), standing.moved);
  if (moved === null) return stress;
  const { piece, from, to } = moved;
  const text = `moves ${nameOfPiece(request, piece)} back from ${String(from)} to ${String(to)}`;
  return [{ side: roller, change: { type: 'move', piece, position: to }, text }];
}
