export const drawnAtMost = 40;

export interface DrawnDice {
  /** One row a side, none empty: indices of the dice that are drawn. */
  readonly rows: readonly (readonly number[])[];
  /** Indices of the dice that are only counted. */
  readonly rest: readonly number[];
}

/** The first dice of each row in turn, so that facing pairs stay together; dice in no row form one of their own. */
export function drawnDice(count: number, rows: readonly (readonly number[])[]): DrawnDice {
  const seen = new Set<number>();
  const known = rows.map((row) =>
    row.filter((die) => {
      const fresh = die >= 0 && die < count && !seen.has(die);
      seen.add(die);
      return fresh;
    }),
  );
  const missing = Array.from({ length: count }, (_, die) => die).filter((die) => !seen.has(die));
  const all = [...known, missing].filter((row) => row.length > 0);
  const longest = Math.max(0, ...all.map((row) => row.length));
  const turns = Array.from({ length: longest }, (_, column) =>
    all.flatMap((row) => row.slice(column, column + 1)),
  ).flat();
  const drawn = new Set(turns.slice(0, drawnAtMost));
  return {
    rows: all.map((row) => row.filter((die) => drawn.has(die))).filter((row) => row.length > 0),
    rest: turns.slice(drawnAtMost),
  };
}
