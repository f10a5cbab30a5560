import { at } from '../../core/numbers';
import type { SideNames } from '../../core/words';
import type { LudoRequest, PenaltyRequest } from './request';

/** What a side is called: the table's name for it, else the rules' own. */
export function nameOfSide(request: LudoRequest, side: number, names: SideNames = {}): string {
  const given = names[String(side)]?.trim() ?? '';
  if (given !== '') return given;
  if (request.kind !== 'contest') return 'Roller';
  if (side === 0) return 'Offender';
  return side === 1 ? 'Defender' : `Defender ${String(side)}`;
}

/** What a piece is called: its name where it has one, else its id. */
export function nameOfPiece({ pieces }: PenaltyRequest, id: string): string {
  const place = pieces.findIndex((piece) => piece.id === id);
  const name = (at(pieces, place).name ?? '').trim();
  if (name !== '') return name;
  return id.trim() === '' ? `Piece ${String(place + 1)}` : id;
}
