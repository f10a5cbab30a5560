import type { LudoRequestOf } from '@clatter/engine';

export type PenaltyRequest = LudoRequestOf<'penalty'>;
export type Piece = PenaltyRequest['pieces'][number];

const shortestPath = 6;
export const longestPath = 200;
const usualPath = 24;

/** The fewest squares past the start on which all that is set finds room. */
export function leastPathOf({ pieces, friendly }: PenaltyRequest): number {
  const squares = [shortestPath, ...friendly, ...pieces.map(({ position }) => position)];
  return Math.min(longestPath, Math.max(...squares));
}

/** How many squares past the start are drawn. */
export function pathLengthOf(request: PenaltyRequest): number {
  return Math.max(request.pathLength ?? usualPath, leastPathOf(request));
}

/** What a piece is called in the form. */
export function pieceName({ name, id }: Piece): string {
  return name === undefined || name.trim() === '' ? id : name;
}

/** A piece with an id of its own, on the first square past the start. */
export function freshPiece(pieces: readonly Piece[]): Piece {
  let number = pieces.length + 1;
  while (pieces.some(({ id }) => id === `piece-${String(number)}`)) number += 1;
  return { id: `piece-${String(number)}`, name: `Piece ${String(number)}`, position: 1 };
}

/** The same request with a friendly space set or taken away. */
export function toggleFriendly(request: PenaltyRequest, square: number): PenaltyRequest {
  const { friendly } = request;
  const others = friendly.filter((position) => position !== square);
  const changed = others.length < friendly.length ? others : [...friendly, square].sort((left, right) => left - right);
  return { ...request, friendly: changed };
}
