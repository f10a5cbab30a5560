import type { Side } from './hull';
import type { Solid } from './solids';
import { across, cross, dot, minus, plus, times } from './vector';
import type { Vector } from './vector';

/** A numeral on a side: it stands at `centre`, its head towards `north`, `height` in radii of the die. */
export interface Print {
  readonly value: number;
  readonly text: string;
  readonly centre: Vector;
  readonly north: Vector;
  readonly east: Vector;
  readonly height: number;
}

export interface NumberedSide extends Side {
  readonly prints: readonly Print[];
}

export interface Numbering {
  /** Values of one side of each opposite pair, from the topmost round and down. */
  readonly firsts: readonly number[];
  /** What two opposite sides add up to. */
  readonly pairSum: number;
  readonly height: number;
  readonly text: (value: number) => string;
}

/** Opposite sides add up, as on real dice. */
export function numberPairs(solid: Solid, numbering: Numbering): readonly NumberedSide[] {
  const values = new Map<Side, number>();
  const firsts = numbering.firsts.values();
  for (const side of solid.sides) {
    if (values.has(side)) continue;
    const first = firsts.next().value ?? 0;
    values.set(side, first);
    const opposite = solid.sides.find((other) => dot(other.normal, side.normal) < -0.999);
    if (opposite !== undefined) values.set(opposite, numbering.pairSum - first);
  }
  return solid.sides.map((side) => {
    const value = values.get(side) ?? 0;
    const print = printed(side, value, numbering.text(value), side.centre, headOf(side), numbering.height);
    return { ...side, prints: [print] };
  });
}

/** A tetrahedron is numbered by its corners: each side bears the numbers of its three corners. */
export function numberCorners(solid: Solid, height: number): readonly NumberedSide[] {
  return solid.sides.map((side) => ({
    ...side,
    prints: side.corners.map((corner) => {
      const value = solid.corners.indexOf(corner) + 1;
      const outwards = minus(corner, side.centre);
      return printed(side, value, String(value), plus(side.centre, times(outwards, 0.46)), outwards, height);
    }),
  }));
}

function printed(side: Side, value: number, text: string, centre: Vector, head: Vector, height: number): Print {
  const north = across(head, side.normal);
  return { value, text, centre, north, east: cross(north, side.normal), height };
}

/** Numerals point at the sharpest corner; on a square at the middle of an edge. */
function headOf(side: Side): Vector {
  const [first, second] = side.corners;
  if (first === undefined || second === undefined) return side.normal;
  if (side.corners.length !== 4) return minus(first, side.centre);
  const farthest = [...side.corners].sort((a, b) => reach(side, b) - reach(side, a))[0] ?? first;
  const kite = reach(side, farthest) > 1.1 * reach(side, first) || reach(side, farthest) > 1.1 * reach(side, second);
  return minus(kite ? farthest : times(plus(first, second), 0.5), side.centre);
}

function reach(side: Side, corner: Vector): number {
  const way = minus(corner, side.centre);
  return Math.sqrt(dot(way, way));
}
