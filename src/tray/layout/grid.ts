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
}

/** The grid with the largest dice that holds `count` of them; fewer lines where two are alike. */
export function gridFor(count: number, area: Area, spacing: Spacing): Grid {
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const lines = Math.ceil(count / columns);
    const wide = area.width / columns / (spacing.breadth + gap);
    const high = (area.height / lines - spacing.caption) / (2 + gap);
    return { columns, lines, radius: Math.max(4, Math.min(wide, high)) };
  });
  return grids.reduce((best, grid) => (grid.radius >= best.radius ? grid : best), {
    columns: 1,
    lines: 1,
    radius: 0,
  });
}

/** Room kept free between neighbours, in radii. */
export const gap = 0.22;
