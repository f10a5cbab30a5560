import { type LudoRequestOf, ludoTableCoverage } from '@clatter/engine';

export type Table = LudoRequestOf<'check'>['table'];
export type Row = Table['rows'][number];

/** A row for the first gap of the table, as long as the gap is; for a full table, its last number again. */
export function rowForGap(table: Table): Row {
  const coverage = ludoTableCoverage(table);
  const from = coverage.find(({ rows }) => rows.length === 0)?.face ?? table.sides;
  const end = coverage.find(({ face, rows }) => face > from && rows.length > 0)?.face ?? table.sides + 1;
  return { from, to: end - 1, text: '' };
}

/** "3, 5 to 7": runs of numbers, which are given lowest first. */
export function showRuns(faces: readonly number[]): string {
  const starts = faces.filter((face) => !faces.includes(face - 1));
  const ends = faces.filter((face) => !faces.includes(face + 1));
  return starts
    .map((start, place) => {
      const end = ends[place];
      return end === undefined || end === start ? String(start) : `${String(start)} to ${String(end)}`;
    })
    .join(', ');
}
