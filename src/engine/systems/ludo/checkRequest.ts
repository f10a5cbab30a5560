import { ruleError } from '../../core/errors';
import type { CheckRequest, ContestRequest, LudoRequest, PenaltyRequest } from './request';

function checkSides({ sides }: ContestRequest): void {
  if (sides.some((side) => !('fixed' in side))) return;
  throw ruleError('invalid-request', 'Every side has a set value; at least one side must roll.', { path: 'sides' });
}

function checkRows({ table }: CheckRequest): void {
  const rowOfFace = new Map<number, number>();
  table.rows.forEach(({ from, to }, place) => {
    const row = `Row ${String(place + 1)}`;
    const path = `table.rows.${String(place)}`;
    if (to > table.sides) {
      const limit = String(table.sides);
      throw ruleError('invalid-request', `${row} goes up to ${String(to)}; a d${limit} ends at ${limit}.`, {
        path: `${path}.to`,
      });
    }
    if (from > to) {
      throw ruleError(
        'invalid-request',
        `${row} runs from ${String(from)} down to ${String(to)}; write the lower number first.`,
        {
          path: `${path}.from`,
        },
      );
    }
    for (let face = from; face <= to; face += 1) {
      const other = rowOfFace.get(face);
      if (other !== undefined) {
        const message = `${row} overlaps row ${String(other + 1)} on ${String(face)}; each number may stand in one row only.`;
        throw ruleError('invalid-request', message, { path });
      }
      rowOfFace.set(face, place);
    }
  });
}

function checkPieces({ pieces }: PenaltyRequest): void {
  const known = new Set<string>();
  pieces.forEach(({ id }, place) => {
    if (known.has(id)) {
      throw ruleError('invalid-request', `Two pieces have the id “${id}”; each piece needs its own.`, {
        path: `pieces.${String(place)}.id`,
      });
    }
    known.add(id);
  });
}

/** Throws `invalid-request` where well-formed fields do not make a roll together. */
export function checkRequest(request: LudoRequest): void {
  if (request.kind === 'contest') checkSides(request);
  if (request.kind === 'check') checkRows(request);
  if (request.kind === 'penalty') checkPieces(request);
}
