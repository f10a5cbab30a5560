import { cross, dot, vector } from './vector';
import type { Vector } from './vector';

/** A rotation as the rows of its matrix. */
export interface Rotation {
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
}

export function turned(by: Rotation, a: Vector): Vector {
  return vector(dot(by.x, a), dot(by.y, a), dot(by.z, a));
}

/** First `inner`, then `outer`. */
export function combined(outer: Rotation, inner: Rotation): Rotation {
  const row = (by: Vector): Vector =>
    vector(
      by.x * inner.x.x + by.y * inner.y.x + by.z * inner.z.x,
      by.x * inner.x.y + by.y * inner.y.y + by.z * inner.z.y,
      by.x * inner.x.z + by.y * inner.y.z + by.z * inner.z.z,
    );
  return { x: row(outer.x), y: row(outer.y), z: row(outer.z) };
}

/** A turn of `angle` radians about the unit vector `axis`, anticlockwise when it points at the viewer. */
export function about(axis: Vector, angle: number): Rotation {
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  const rest = 1 - cosine;
  const { x, y, z } = axis;
  return {
    x: vector(cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine),
    y: vector(y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine),
    z: vector(z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest),
  };
}

/** The rotation that brings the unit vector `up` to z and `north`, across it, to y. */
export function standing(up: Vector, north: Vector): Rotation {
  return { x: cross(north, up), y: north, z: up };
}
