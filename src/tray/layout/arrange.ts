import { divisions } from './areas';
import type { Division } from './areas';
import { drawnDice } from './drawnDice';
import { flow } from './flow';
import { gap, gridFor, gridOf } from './grid';
import type { Area, Grid, Spacing } from './grid';

/** Where a die comes to lie: centre and radius in CSS pixels. */
export interface Place {
  readonly die: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Arrangement {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  readonly rest: readonly number[];
  readonly facing: Division['facing'];
  /** Pixels kept under each die for text. */
  readonly caption: number;
}

export interface Table {
  readonly width: number;
  readonly height: number;
  readonly sides: readonly number[];
  readonly rows: readonly (readonly number[])[];
  /** Text will stand under or between the dice. */
  readonly captioned: boolean;
}

/** Width of a d100's place in radii: two solids, a hair apart. */
export const pairBreadth = 4.1;

const inset = 12;

/** Lays the dice out, as large as fits: two rows face each other pair by pair, others side by side. */
export function arrange({ width, height, sides, rows, captioned }: Table): Arrangement {
  const drawn = drawnDice(sides.length, rows);
  const pairs = drawn.rows.flat().some((die) => sides[die] === 100);
  const caption = captioned || pairs ? 22 : 0;
  const breadthOf = (die: number): number => (sides[die] === 100 ? pairBreadth : 2);
  const spacing: Spacing = { breadth: pairs ? pairBreadth : 2, caption, largest: largest(width, height) };
  const tray: Area = {
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height:
      height -
      2 * inset -
      restRoom(
        width,
        drawn.rest.flatMap((die) => sides[die] ?? []),
      ),
  };
  const [only = [], ...others] = drawn.rows;
  if (pairs && others.length === 0) {
    const { radius, spots } = flow(only.map(breadthOf), tray, spacing);
    const places = only.flatMap((die, order) =>
      spots.slice(order, order + 1).map((at) => ({ die, row: 0, ...at, radius })),
    );
    return { width, height, places, rest: drawn.rest, facing: 'none', caption };
  }
  const counts = drawn.rows.map((row) => row.length);
  const options = divisions(counts.length, tray, captioned ? 26 : 14).flatMap((division) =>
    gridsOf(division, counts, spacing),
  );
  const best = options.reduce((chosen, option) => (option.worth > chosen.worth * 1.06 ? option : chosen));
  const radius = Math.min(...best.grids.map((grid) => grid.radius));
  const places = drawn.rows.flatMap((row, index) =>
    row.map((die, order) => {
      const centre = spot(best.division, best.grids[index], index, order, row.length, radius, spacing);
      return { die, row: index, ...centre, radius };
    }),
  );
  return { width, height, places, rest: drawn.rest, facing: best.division.facing, caption };
}

/** Of one face with its count in the text that counts the dice which are not drawn, "20 × 3, ", and of a line. */
const countedWidth = 52;
const lineHeight = 20;

/** Room for the text that counts the dice which are not drawn. */
function restRoom(width: number, rest: readonly number[]): number {
  if (rest.length === 0) return 0;
  const kinds = [...new Set(rest)];
  const faces = kinds.map((kind) => Math.min(kind, rest.filter((other) => other === kind).length));
  const counted = 2 + kinds.length + faces.reduce((sum, count) => sum + count, 0);
  return 6 + lineHeight * Math.ceil((counted * countedWidth) / (width - 3 * inset));
}

interface Option {
  readonly division: Division;
  readonly grids: readonly Grid[];
  readonly worth: number;
}

/** Facing sides share one grid; where every pair can stand alone, one deep, that is worth smaller dice. */
function gridsOf(division: Division, counts: readonly number[], spacing: Spacing): readonly Option[] {
  const { areas, facing } = division;
  const option = (grids: readonly Grid[], share: number): Option => ({
    division,
    grids,
    worth: share * Math.min(...grids.map((grid) => grid.radius)),
  });
  if (facing === 'none')
    return [
      option(
        areas.map((area, row) => gridFor(counts[row] ?? 1, area, spacing)),
        1,
      ),
    ];
  const most = Math.max(...counts);
  const columns = facing === 'upright' ? most : 1;
  return [
    option(
      areas.map((area) => gridOf(most, columns, area, spacing)),
      1.5,
    ),
    option(
      areas.map((area) => gridFor(most, area, spacing)),
      1,
    ),
  ];
}

function largest(width: number, height: number): number {
  return Math.max(24, 0.23 * Math.min(width, height * 1.1));
}

function spot(
  { areas, facing }: Division,
  grid: Grid | undefined,
  row: number,
  order: number,
  count: number,
  radius: number,
  spacing: Spacing,
): { readonly x: number; readonly y: number } {
  const area = areas[row];
  if (area === undefined || grid === undefined) return { x: 0, y: 0 };
  const column = order % grid.columns;
  const line = Math.floor(order / grid.columns);
  const stepX = Math.min(area.width / grid.columns, radius * (spacing.breadth + 2.4 * gap));
  const stepY = Math.min(area.height / grid.lines, radius * (2 + 2.4 * gap) + spacing.caption);
  const lift = spacing.caption / 2;
  if (facing === 'sideways') {
    const away = (column + 0.5) * stepX;
    const x = row === 0 ? area.x + area.width - away : area.x + away;
    return { x, y: area.y + area.height / 2 + (line - (grid.lines - 1) / 2) * stepY - lift };
  }
  if (facing === 'upright') {
    const away = (line + 0.5) * stepY;
    const y = row === 0 ? area.y + area.height - away : area.y + away;
    return { x: area.x + area.width / 2 + (column - (grid.columns - 1) / 2) * stepX, y };
  }
  const inLine = Math.min(grid.columns, count - line * grid.columns);
  return {
    x: area.x + area.width / 2 + (column - (inLine - 1) / 2) * stepX,
    y: area.y + area.height / 2 + (line - (grid.lines - 1) / 2) * stepY - lift,
  };
}
