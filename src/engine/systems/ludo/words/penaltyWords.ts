import { count, list } from '../../../core/text';
import { nameOfPiece } from '../names';
import type { PenaltyOutcome } from '../outcome';
import { type Move, type PieceReading, readPieces } from '../penalty';
import type { PenaltyRequest } from '../request';
import type { Saying } from './phrases';

const titles = { moved: 'Moved back', 'choose-piece': 'Choose a piece', 'no-move': 'No move' } as const;

function moveText({ from, to }: Move): string {
  return `from ${String(from)} to ${String(to)}`;
}

function pieceText({ piece, to, stop }: PieceReading): string {
  const { position } = piece;
  if (to === position) {
    return position === 0
      ? 'on its start: can’t go back'
      : `stays on ${String(position)}: a friendly space is behind it`;
  }
  const why = { start: '; its start stops it', friendly: `; the friendly space on ${String(to - 1)} stops it` };
  return `${moveText({ piece: piece.id, from: position, to })}${stop === undefined ? '' : why[stop]}`;
}

function verdict(request: PenaltyRequest, outcome: PenaltyOutcome): string {
  const { moved, moves, squares } = outcome;
  const rolled = count(squares, 'square', 'squares');
  if (moved !== null) return `${nameOfPiece(request, moved.piece)} goes back ${moveText(moved)}`;
  if (moves.length === 0) return `No move: no piece can go back, though the die says ${rolled}`;
  const choices = moves.map((move) => `${nameOfPiece(request, move.piece)} ${moveText(move)}`);
  return `Choose a piece to go back ${rolled}: ${list(choices, 'or')}`;
}

/** A penalty roll in words [L17]. */
export function penaltyWords(request: PenaltyRequest, outcome: PenaltyOutcome): Saying {
  const pieces = readPieces(request, outcome.squares).map((reading) => ({
    label: nameOfPiece(request, reading.piece.id),
    text: pieceText(reading),
  }));
  return {
    title: titles[outcome.headline],
    sentence: `${verdict(request, outcome)}. Dice ${String(outcome.squares)}.`,
    lines: [{ label: 'Squares back', text: String(outcome.squares) }, ...pieces],
    links: [],
  };
}
