import { dot, plus, unit, vector } from '../geometry/vector';
import type { Vector } from '../geometry/vector';

/** Directions towards the light as the viewer sees them: x right, y up, z at the viewer. */
const lamp = unit(vector(-0.55, 0.62, 0.72));
const viewer = vector(0, 0, 1);
const glare = unit(plus(lamp, viewer));
const fill = unit(vector(0.15, -0.55, 0.8));
const rimLight = unit(vector(0.75, -0.45, 0.12));

/** Brightness of a flat side from 0 to 1: key light, glare, the room's fill, the soft rim light. */
export function brightness(normal: Vector): number {
  const key = Math.max(0, dot(normal, lamp));
  const shine = Math.max(0, dot(normal, glare)) ** 20;
  const room = Math.max(0, dot(normal, fill));
  const rim = Math.max(0, dot(normal, rimLight)) * (1 - Math.max(0, normal.z)) ** 2;
  return 0.12 + 0.42 * key + 0.12 * shine + 0.15 * room + 0.34 * rim;
}
