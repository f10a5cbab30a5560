/** The least of the values that a share of them, from 0 to 1, does not exceed; NaN where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** One line of the table that is printed. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** The most that it may be; absent where it only stands for comparison. */
  readonly target?: number;
}

export function tableOf(figures: readonly Figure[]): string {
  const shown = (value: number, unit: string): string => `${unit === '' ? value : value.toFixed(1)} ${unit}`.trimEnd();
  const rows = figures.map(({ what, measured, unit, target }) => [
    what,
    shown(measured, unit),
    target === undefined ? '' : `${unit === '' ? target : shown(target, unit)}`,
    target === undefined ? '' : measured <= target ? 'reached' : 'MISSED',
  ]);
  const all = [['', 'measured', 'target', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width);
}
