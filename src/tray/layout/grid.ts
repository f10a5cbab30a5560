/** In CSS pixels from the tray's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the tray in CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Grid {
  readonly columns: number;
  readonly lines: number;
  /** Radius of the place of one die. */
  readonly radius: number;
}

export interface Spacing {
  /** Width of a place in radii: 2 for one solid, more for a pair. */
  readonly breadth: number;
  /** Pixels under each line for text. */
  readonly caption: number;
  /** No die is larger than this radius. */
  readonly largest: number;
}

/** The grid of so many columns that holds `count` dice. */
export function gridOf(count: number, columns: number, area: Area, spacing: Spacing): Grid {
  const lines = Math.ceil(count / columns);
  const wide = area.width / columns / (spacing.breadth + gap);
  const high = (area.height / lines - spacing.caption) / (2 + gap);
  return { columns, lines, radius: Math.max(4, Math.min(wide, high, spacing.largest)) };
}

/** The grid with the largest dice that holds `count` of them; an evenly filled one where two are alike. */
export function gridFor(count: number, area: Area, spacing: Spacing): Grid {
  const worth = ({ columns, lines, radius }: Grid): number =>
    radius * (1 - (0.12 * (columns * lines - count)) / count - 0.01 * lines);
  return Array.from({ length: count }, (_, index) => gridOf(count, index + 1, area, spacing)).reduce(
    (best, grid) => (worth(grid) > worth(best) ? grid : best),
    gridOf(count, count, area, spacing),
  );
}

/** Room kept free between neighbours, in radii. */
export const gap = 0.22;
