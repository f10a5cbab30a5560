import { combined } from '../geometry/rotation';
import type { Rotation } from '../geometry/rotation';
import type { Showing } from '../geometry/shapes';
import { moment, putInPlace } from '../motion/flight';
import type { Place } from '../layout/arrange';
import type { Course } from '../motion/course';
import { drawBody, silhouette } from './body';
import type { Palette } from './palette';
import { clearance, project, rise } from './project';
import { drawShadow } from './shadow';
import { drawVeil } from './veil';
import { workspaceOf } from './workspace';

/** One solid to be drawn, with all that stays the same through a throw. */
export interface Actor {
  readonly course: Course;
  readonly showing: Showing;
  readonly palette: Palette;
  readonly restPose: Rotation;
  readonly restClearance: number;
  /** Of a pair: where this solid lies beside the place's centre, in radii. */
  readonly aside: number;
  /** Where it is put when all have landed, and how far it steps back there, 0 or 1; before and after. */
  readonly ends: Place;
  readonly backBefore: number;
  readonly backAfter: number;
  readonly moves: boolean;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Device pixels for each CSS pixel. */
  readonly density: number;
  /** 0 to 1 over the whole throw. */
  readonly progress: number;
}

interface Staged {
  readonly actor: Actor;
  readonly pose: Rotation;
  readonly x: number;
  /** Of the table under the die, and of the die's centre. */
  readonly ground: number;
  readonly y: number;
  readonly reach: number;
  readonly height: number;
  readonly rest: number;
  readonly back: number;
}

/** Draws all dice at one moment, the far ones first. */
export function drawScene(context: CanvasRenderingContext2D, actors: readonly Actor[], frame: Frame): void {
  const { density, progress } = frame;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, frame.width, frame.height);
  const staged = actors.map((actor) => stage(actor, progress)).sort((a, b) => a.ground - b.ground);
  for (const { actor, x, ground, reach, height, rest } of staged) {
    drawShadow(context, { showing: actor.showing, x, y: ground, reach, height, rest, glow: actor.palette.glow });
  }
  for (const { actor, pose, x, y, reach, rest, back } of staged) {
    const space = workspaceOf(actor.showing.shape);
    project(space, pose, x, y, reach);
    drawBody(context, space, { palette: actor.palette, pose, reach, density, value: actor.showing.value, rest });
    silhouette(context, space);
    drawVeil(context, { x, y, reach, density, dull: back });
  }
}

function stage(actor: Actor, progress: number): Staged {
  const { course, showing: solid, restPose, restClearance, ends } = actor;
  const now = moment(course, actor.moves ? progress : 1);
  const put = putInPlace(progress);
  const back = actor.backBefore + (actor.backAfter - actor.backBefore) * put;
  const pose = now.turn === undefined ? restPose : combined(now.turn, restPose);
  const radius = course.place.radius + (ends.radius - course.place.radius) * put;
  const reach = radius * solid.shape.reach * (1 + 0.07 * now.height) * (1 - 0.2 * back);
  const above = now.turn === undefined ? restClearance : clearance(solid.shape.corners, pose);
  const x = now.x + (ends.x - course.place.x) * put + actor.aside * radius * (1 - 0.2 * back);
  const ground = now.y + (ends.y - course.place.y) * put + restClearance * reach * rise;
  const y = ground - (above + now.height) * reach * rise;
  return { actor, pose, x, ground, y, reach, height: now.height, rest: now.rest, back };
}
