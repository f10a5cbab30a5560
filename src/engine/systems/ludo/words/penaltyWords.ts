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

function stopText({ to, stop }: PieceReading): string {
  if (stop === undefined) return '';
  return stop === 'start' ? '; its start stops it' : `; the friendly space on ${String(to - 1)} stops it`;
}

function pieceText(reading: PieceReading): string {
  const { piece, to } = reading;
  const { position } = piece;
  if (to === position) {
    return position === 0
      ? 'on its start: can’t go back'
      : `stays on ${String(position)}: a friendly space is behind it`;
  }
  return moveText({ piece: piece.id, from: position, to }) + stopText(reading);
}

function verdict(request: PenaltyRequest, outcome: PenaltyOutcome, pieces: readonly PieceReading[]): string {
  const { moved, moves, squares } = outcome;
  const rolled = count(squares, 'square', 'squares');
  if (moved !== null) {
    const stops = pieces.filter(({ piece }) => piece.id === moved.piece).map(stopText);
    return `${nameOfPiece(request, moved.piece)} goes back ${moveText(moved)}${stops.join('')}`;
  }
  if (moves.length === 0) return `No move: no piece can go back, though the die says ${rolled}`;
  const choices = moves.map((move) => `${nameOfPiece(request, move.piece)} ${moveText(move)}`);
  return `Choose a piece to go back ${rolled}: ${list(choices, 'or')}`;
}

/** A penalty roll in words [L17]. */
export function penaltyWords(request: PenaltyRequest, outcome: PenaltyOutcome): Saying {
  const pieces = readPieces(request, outcome.squares);
  const lines = pieces.map((reading) => ({ label: nameOfPiece(request, reading.piece.id), text: pieceText(reading) }));
  return {
    title: titles[outcome.headline],
    sentence: `${verdict(request, outcome, pieces)}. Dice ${String(outcome.squares)}.`,
    lines: [{ label: 'Squares back', text: String(outcome.squares) }, ...lines],
    links: [],
  };
}
