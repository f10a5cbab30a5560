import { about, combined } from '../geometry/rotation';
import type { Rotation } from '../geometry/rotation';
import { vector } from '../geometry/vector';
import { allLanded } from './course';
import type { Course } from './course';

/** Where a die is at one moment; `height` above the table in radii. */
export interface Moment {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Turns the resting pose into the pose of this moment; `undefined` at rest. */
  readonly turn: Rotation | undefined;
  /** 0 far from rest, 1 at rest: contact shadows tighten with it. */
  readonly rest: number;
}

const touchesDown = 0.42;
const bouncedOut = 0.74;
const upright = vector(0, 0, 1);

/** `progress` runs from 0 to 1 over the whole throw. */
export function moment(course: Course, progress: number): Moment {
  const { place, way } = course;
  const time = Math.min(1, Math.max(0, (progress - course.starts) / (course.lands - course.starts)));
  if (time === 1) return { x: place.x, y: place.y, height: 0, turn: undefined, rest: 1 };
  const left = (1 - time) ** 2;
  return {
    x: place.x - way.x * left,
    y: place.y - way.y * left,
    height: heightAt(time, course),
    turn: turnAt(course, left),
    rest: Math.max(0, 1 - left * 12),
  };
}

function heightAt(time: number, { fall, bounce }: Course): number {
  if (time < touchesDown) return fall * (1 - (time / touchesDown) ** 2);
  if (time > bouncedOut) return 0;
  const hop = (time - touchesDown) / (bouncedOut - touchesDown);
  return bounce * 4 * hop * (1 - hop);
}

/** Rolls forward along its way; what is left of the roll goes with what is left of the way. */
function turnAt({ way, roll, spin, veer }: Course, left: number): Rotation {
  const heading = Math.atan2(-way.y, way.x) + veer;
  const axis = vector(-Math.sin(heading), Math.cos(heading), 0);
  return combined(about(upright, spin * left), about(axis, -roll * left));
}

/** How far dice have been put where they belong and dropped ones have stepped back, 0 to 1. */
export function putInPlace(progress: number): number {
  const share = Math.min(1, Math.max(0, (progress - allLanded) / (1 - allLanded)));
  return share * share * (3 - 2 * share);
}
