import { combined, about, standing } from './rotation';
import type { Rotation } from './rotation';
import type { Showing } from './shapes';
import { across, vector } from './vector';
import type { Vector } from './vector';

const level = vector(1, 0, 0);
const upright = vector(0, 0, 1);

/** How far the viewer leans back from straight above, in radians. */
export const lean = 0.36;

/** From the table's directions to the screen's: x right, y up the screen, z at the viewer. */
export const view = about(level, -lean);

/** The settled pose on the table: the rolled number on top, its head away from the viewer. */
export function settledPose({ shape, value }: Showing): Rotation {
  for (const side of shape.sides) {
    const print = side.prints.find((each) => each.value === value);
    if (print === undefined) continue;
    if (side.prints.length === 1) return standing(side.normal, print.north);
    return onCorner(shape.corners[value - 1] ?? print.north, side.normal);
  }
  throw new RangeError(`No side shows ${String(value)}`);
}

/** A tetrahedron points its corner up and turns one side to the viewer, which bears the number upright. */
function onCorner(corner: Vector, front: Vector): Rotation {
  const away = across({ x: -front.x, y: -front.y, z: -front.z }, corner);
  return standing(corner, away);
}

/** The settled pose, turned a little on the table as thrown dice are. */
export function restingPose(showing: Showing, yaw: number): Rotation {
  return combined(about(upright, yaw), settledPose(showing));
}
