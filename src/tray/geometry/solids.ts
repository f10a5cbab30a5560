import { hull } from './hull';
import type { Side } from './hull';
import { length, times, vector } from './vector';
import type { Vector } from './vector';

/** A convex solid whose farthest corner is at distance 1 from its centre. */
export interface Solid {
  readonly corners: readonly Vector[];
  readonly sides: readonly Side[];
}

const golden = (1 + Math.sqrt(5)) / 2;
const signs = [1, -1] as const;

function solid(points: readonly Vector[]): Solid {
  const reach = Math.max(...points.map(length));
  const corners = points.map((point) => times(point, 1 / reach));
  return { corners, sides: hull(corners) };
}

/** All (±x, ±y, ±z) and their two cyclic exchanges, each once. */
function spread(x: number, y: number, z: number): readonly Vector[] {
  const points = signs.flatMap((a) =>
    signs.flatMap((b) =>
      signs.flatMap(
        (c) =>
          [
            [a * x, b * y, c * z],
            [b * y, c * z, a * x],
            [c * z, a * x, b * y],
          ] as const,
      ),
    ),
  );
  const distinct = new Map(points.map((point) => [point.map((part) => (part + 0).toFixed(6)).join(), point]));
  return [...distinct.values()].map(([px, py, pz]) => vector(px, py, pz));
}

/** Ten kites between two poles; the zigzag belt is as high as keeps each kite flat. */
function trapezohedron(): Solid {
  const pole = 1.06;
  const cosine = Math.cos(Math.PI / 5);
  const belt = (pole * (1 - cosine)) / (1 + cosine);
  const ring = Array.from({ length: 10 }, (_, step) => {
    const angle = (step * Math.PI) / 5;
    return vector(Math.cos(angle), Math.sin(angle), step % 2 === 0 ? belt : -belt);
  });
  return solid([vector(0, 0, pole), vector(0, 0, -pole), ...ring]);
}

export const tetrahedron = solid([vector(1, 1, 1), vector(1, -1, -1), vector(-1, 1, -1), vector(-1, -1, 1)]);
export const cube = solid(spread(1, 1, 1));
export const octahedron = solid(spread(1, 0, 0));
export const pentagonalTrapezohedron = trapezohedron();
export const dodecahedron = solid([...spread(1, 1, 1), ...spread(0, 1 / golden, golden)]);
export const icosahedron = solid(spread(0, 1, golden));
