import { cross, dot, length, minus, plus, times, unit, vector } from './vector';
import type { Vector } from './vector';

/** A flat side of a convex solid: corners anticlockwise seen from outside. */
export interface Side {
  readonly corners: readonly Vector[];
  readonly normal: Vector;
  readonly centre: Vector;
}

const near = 1e-6;

/** The flat sides of the convex hull of `points`, from the topmost round and down. */
export function hull(points: readonly Vector[]): readonly Side[] {
  const sides: Side[] = [];
  points.forEach((a, first) => {
    points.slice(first + 1).forEach((b, second) => {
      for (const c of points.slice(first + second + 2)) {
        const normal = outward(a, b, c);
        const known = normal === undefined || sides.some((side) => dot(side.normal, normal) > 1 - near);
        if (known) continue;
        const height = dot(normal, a);
        if (points.every((point) => dot(normal, point) < height + near)) {
          sides.push(
            flatSide(
              points.filter((point) => dot(normal, point) > height - near),
              normal,
            ),
          );
        }
      }
    });
  });
  return sides.sort((a, b) => order(a) - order(b));
}

function outward(a: Vector, b: Vector, c: Vector): Vector | undefined {
  const across = cross(minus(b, a), minus(c, a));
  if (length(across) < near) return undefined;
  const normal = unit(across);
  return dot(normal, a) > 0 ? normal : times(normal, -1);
}

function flatSide(corners: readonly Vector[], normal: Vector): Side {
  const middle = times(corners.reduce(plus), 1 / corners.length);
  const east = unit(minus(corners[0] ?? middle, middle));
  const north = cross(normal, east);
  const angle = (corner: Vector): number =>
    Math.atan2(dot(minus(corner, middle), north), dot(minus(corner, middle), east));
  const ordered = [...corners].sort((a, b) => angle(a) - angle(b));
  return { corners: ordered, normal, centre: balancePoint(ordered, middle) };
}

/** The centre of area, where a kite's differs from the mean of its corners. */
function balancePoint(corners: readonly Vector[], middle: Vector): Vector {
  let sum = vector(0, 0, 0);
  let area = 0;
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const share = length(cross(minus(corner, middle), minus(next, middle)));
    sum = plus(sum, times(plus(plus(corner, next), middle), share / 3));
    area += share;
  });
  return times(sum, 1 / area);
}

function order(side: Side): number {
  const angle = Math.atan2(side.normal.y, side.normal.x);
  const turn = Math.round((angle < -near ? angle + 2 * Math.PI : angle) * 1000);
  return -Math.round(side.normal.z * 1000) * 10_000 + turn;
}
