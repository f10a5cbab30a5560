import type { CheckRequest } from './request';

type Table = CheckRequest['table'];

/** A number of the table's die and the places of the rows that hold it: none is a gap, several an overlap [L14]. */
export interface CoveredFace {
  readonly face: number;
  readonly rows: readonly number[];
}

/** Every number of a table's die with its rows, lowest first. */
export function ludoTableCoverage({ sides, rows }: Table): readonly CoveredFace[] {
  return Array.from({ length: sides }, (_, place) => {
    const face = place + 1;
    return { face, rows: rows.flatMap(({ from, to }, row) => (from <= face && face <= to ? [row] : [])) };
  });
}
