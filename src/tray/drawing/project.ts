import { lean } from '../geometry/pose';
import type { Rotation } from '../geometry/rotation';
import type { Vector } from '../geometry/vector';
import type { Spot, Workspace } from './workspace';

const sine = Math.sin(lean);
const cosine = Math.cos(lean);

/** Writes `a`, turned by `pose` and seen from the viewer's side, into `spot`: y up, z at the viewer. */
function see(pose: Rotation, a: Vector, spot: Spot): void {
  const x = pose.x.x * a.x + pose.x.y * a.y + pose.x.z * a.z;
  const y = pose.y.x * a.x + pose.y.y * a.y + pose.y.z * a.z;
  const z = pose.z.x * a.x + pose.z.y * a.y + pose.z.z * a.z;
  spot.x = x;
  spot.y = y * cosine + z * sine;
  spot.z = z * cosine - y * sine;
}

/** Writes the die as it lies in `pose` into the workspace: positions in CSS pixels, y down, sides that are seen. */
export function project(space: Workspace, pose: Rotation, x: number, y: number, reach: number): void {
  for (const { at, spot } of space.corners) {
    see(pose, at, spot);
    spot.x = x + spot.x * reach;
    spot.y = y - spot.y * reach;
  }
  for (const side of space.sides) {
    see(pose, side.normal, side.facing);
    side.seen = side.facing.z > 0.001;
    if (!side.seen) continue;
    see(pose, side.middle, side.centre);
    side.centre.x = x + side.centre.x * reach;
    side.centre.y = y - side.centre.y * reach;
  }
  findOutline(space, x, y);
}

/** The outline runs along the edges between a side that is seen and one that is not. */
function findOutline({ edges, outline }: Workspace, x: number, y: number): void {
  outline.length = 0;
  for (const { from, to, one, other } of edges) {
    if (one.seen === other.seen) continue;
    for (const spot of [from, to]) {
      if (outline.includes(spot)) continue;
      spot.angle = Math.atan2(spot.y - y, spot.x - x);
      outline.push(spot);
    }
  }
  outline.sort((a, b) => a.angle - b.angle);
}

/** How high the centre stands above the table when the lowest corner touches it, in radii of the solid. */
export function clearance(corners: readonly Vector[], pose: Rotation): number {
  let lowest = 0;
  for (const corner of corners) {
    lowest = Math.min(lowest, pose.z.x * corner.x + pose.z.y * corner.y + pose.z.z * corner.z);
  }
  return -lowest;
}

/** A vector of the die's own as the viewer sees it: x right, y down, in radii. */
export function seenAs(pose: Rotation, a: Vector): { readonly x: number; readonly y: number } {
  const y = pose.y.x * a.x + pose.y.y * a.y + pose.y.z * a.z;
  const z = pose.z.x * a.x + pose.z.y * a.y + pose.z.z * a.z;
  return { x: pose.x.x * a.x + pose.x.y * a.y + pose.x.z * a.z, y: -(y * cosine + z * sine) };
}

/** Pixels on the screen for a height above the table. */
export const rise = sine;
