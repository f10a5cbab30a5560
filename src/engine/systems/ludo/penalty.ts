import type { PenaltyRequest, Piece } from './request';

export interface Move {
  readonly piece: string;
  readonly from: number;
  readonly to: number;
}

/** How far a piece goes back, and what stops it short of the rolled number. */
export interface PieceReading {
  readonly piece: Piece;
  readonly to: number;
  readonly stop: 'start' | 'friendly' | undefined;
}

/** Reads where each piece would go [L17]. */
export function readPieces({ pieces, friendly }: PenaltyRequest, squares: number): readonly PieceReading[] {
  const taken = new Set([...friendly, ...pieces.map(({ position }) => position)]);
  return pieces.map((piece) => {
    const goal = piece.position - squares;
    let to = piece.position;
    while (to > goal && to > 0 && !taken.has(to - 1)) to -= 1;
    if (to === goal) return { piece, to, stop: undefined };
    return { piece, to, stop: to === 0 ? 'start' : 'friendly' };
  });
}

/** The moves that can be made: those that lead anywhere. */
export function movesOf(pieces: readonly PieceReading[]): readonly Move[] {
  return pieces.flatMap(({ piece, to }) =>
    to === piece.position ? [] : [{ piece: piece.id, from: piece.position, to }],
  );
}
