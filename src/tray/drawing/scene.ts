import { combined } from '../geometry/rotation';
import type { Rotation } from '../geometry/rotation';
import type { Showing } from '../geometry/shapes';
import { moment, putInPlace } from '../motion/flight';
import type { Place } from '../layout/arrange';
import type { Course } from '../motion/course';
import { drawBody, traceOutline } from './body';
import type { Palette } from './palette';
import { clearance, project, rise } from './project';
import { drawShadow } from './shadow';
import { copyStill, hasPicture } from './stillPicture';
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

/** A drawing surface of the tray's size and its pixels for each CSS pixel. */
export interface Layer {
  readonly context: CanvasRenderingContext2D;
  readonly density: number;
}

/** Shadows lie on a layer of their own: they are soft, and a coarse layer is many times cheaper to fill. */
export interface Frame {
  readonly bodies: Layer;
  readonly shadows: Layer;
  readonly width: number;
  readonly height: number;
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
  /** It moves no more, but for stepping back. */
  readonly still: boolean;
}

/** How much of the felt shows through a die that has stepped back. */
const dullest = 0.55;
/** What makes a die at rest fair to look at is dear to draw: it sets in so many times later than the shadow tightens. */
const hardening = 3.5;

/** Draws all dice at one moment, the far ones first. */
export function drawScene(actors: readonly Actor[], frame: Frame): void {
  const staged = actors
    .map((actor) => stage(actor, frame.progress))
    .filter((die) => inSight(die, frame))
    .sort((a, b) => a.ground - b.ground);
  const shadows = cleared(frame.shadows, frame);
  for (const { actor, x, ground, reach, height, rest, back } of staged) {
    drawShadow(shadows, { showing: actor.showing, x, y: ground, reach, height, rest, back, glow: actor.palette.glow });
  }
  const bodies = cleared(frame.bodies, frame);
  const { density } = frame.bodies;
  const final = frame.progress === 1;
  for (const die of staged) {
    const { actor, x, y, reach, back, still } = die;
    const lying = { x, y, reach, density };
    // What is drawn for the last time needs no picture to copy from, unless the felt is to show through it.
    if (!still || (final && back === 0 && !hasPicture(actor, lying))) {
      draw(bodies, die, density, x, y);
      continue;
    }
    copyStill(bodies, {
      key: actor,
      lying,
      dull: dullest * back,
      final,
      draw: (context, atX, atY) => draw(context, die, density, atX, atY),
    });
  }
}

function draw(context: CanvasRenderingContext2D, die: Staged, density: number, x: number, y: number): void {
  const { actor, pose, reach, still } = die;
  const rest = still ? 1 : Math.max(0, 1 - (1 - die.rest) * hardening);
  const space = workspaceOf(actor.showing.shape);
  project(space, pose, x, y, reach);
  drawBody(context, space, { palette: actor.palette, pose, reach, density, value: actor.showing.value, rest });
  if (rest === 0) return;
  traceOutline(context, space);
  drawVeil(context, { x, y, reach, density, rest });
}

/** Dice that have not come in over the edge yet, and whose shadows have not, need no drawing. */
function inSight({ x, y, ground, reach }: Staged, { width, height }: Frame): boolean {
  const far = 2 * reach;
  return x > -far && x < width + far && ground > -far && y < height + far;
}

function cleared({ context, density }: Layer, { width, height }: Frame): CanvasRenderingContext2D {
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
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
  return { actor, pose, x, ground, y, reach, height: now.height, rest: now.rest, back, still: now.turn === undefined };
}
