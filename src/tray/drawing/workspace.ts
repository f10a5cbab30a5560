import type { NumberedSide, Print } from '../geometry/numbering';
import type { Shape } from '../geometry/shapes';
import { cross, length, minus, unit } from '../geometry/vector';
import type { Vector } from '../geometry/vector';

/** A point in pixels that is overwritten for each die in each frame, so that frames allocate nothing. */
export interface Spot {
  x: number;
  y: number;
  z: number;
  /** Round the die's centre, for corners of its outline. */
  angle: number;
}

export interface SideSpots {
  readonly normal: Vector;
  readonly middle: Vector;
  readonly corners: readonly Spot[];
  /** How far its flat part reaches towards the corners; the rest is bevel. */
  readonly flat: number;
  readonly prints: readonly Print[];
  readonly centre: Spot;
  readonly facing: Spot;
  seen: boolean;
}

interface EdgeSpots {
  readonly from: Spot;
  readonly to: Spot;
  readonly one: SideSpots;
  readonly other: SideSpots;
}

/** Room to project one shape in. */
export interface Workspace {
  readonly corners: readonly { readonly at: Vector; readonly spot: Spot }[];
  readonly sides: readonly SideSpots[];
  readonly edges: readonly EdgeSpots[];
  /** The corners of the outline in order, filled in anew with each projection. */
  readonly outline: Spot[];
}

/** Width of the rounded strip along an edge on each side of it, in radii. */
const bevel = 0.026;

const spaces = new WeakMap<Shape, Workspace>();

export function workspaceOf(shape: Shape): Workspace {
  const known = spaces.get(shape) ?? build(shape);
  spaces.set(shape, known);
  return known;
}

function build(shape: Shape): Workspace {
  const spots = new Map(shape.corners.map((at) => [at, newSpot()]));
  const spotOf = (corner: Vector): Spot => spots.get(corner) ?? newSpot();
  const sides = shape.sides.map((side) => ({
    normal: side.normal,
    middle: side.centre,
    corners: side.corners.map(spotOf),
    flat: 1 - bevel / inradius(side),
    prints: side.prints,
    centre: newSpot(),
    facing: newSpot(),
    seen: false,
    source: side,
  }));
  const edges = sides.flatMap((one, index) =>
    sides.slice(index + 1).flatMap((other) => {
      const [from, to] = shared(one.source, other.source);
      return from === undefined || to === undefined ? [] : [{ from: spotOf(from), to: spotOf(to), one, other }];
    }),
  );
  return { corners: [...spots].map(([at, spot]) => ({ at, spot })), sides, edges, outline: [] };
}

/** From a side's centre to its nearest edge. */
function inradius({ corners, centre }: NumberedSide): number {
  const distances = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return length(cross(minus(centre, corner), unit(minus(next, corner))));
  });
  return Math.min(...distances);
}

function shared(one: NumberedSide, other: NumberedSide): readonly Vector[] {
  return one.corners.filter((corner) => other.corners.includes(corner));
}

function newSpot(): Spot {
  return { x: 0, y: 0, z: 0, angle: 0 };
}
