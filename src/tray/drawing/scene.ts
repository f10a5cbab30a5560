import { restingPose } from '../geometry/pose';
import { combined } from '../geometry/rotation';
import type { Rotation } from '../geometry/rotation';
import { showing } from '../geometry/shapes';
import type { Showing } from '../geometry/shapes';
import { moment } from '../motion/flight';
import type { Course } from '../motion/course';
import type { DieColour } from '../trayDie';
import { drawBody, silhouette } from './body';
import { paletteOf } from './palette';
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
  /** Of a pair: where this solid lies beside the place's centre, in pixels. */
  readonly aside: number;
  readonly dropped: boolean;
  readonly moves: boolean;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Device pixels for each CSS pixel. */
  readonly density: number;
  /** 0 to 1 over the whole throw. */
  readonly progress: number;
  /** How far dropped dice have stepped back, 0 to 1. */
  readonly back: number;
  readonly felt: string;
}

export function actorsOf(
  course: Course,
  die: { readonly sides: number; readonly face: number; readonly colour: DieColour; readonly dropped: boolean },
  moves: boolean,
): readonly Actor[] {
  const solids = showing(die.sides, die.face);
  return solids.map((solid, index) => {
    const restPose = restingPose(solid, index === 0 ? course.yaw : -course.yaw);
    return {
      course,
      showing: solid,
      palette: paletteOf(die.colour),
      restPose,
      restClearance: clearance(solid.shape.corners, restPose),
      aside: (index - (solids.length - 1) / 2) * course.place.radius * 1.72,
      dropped: die.dropped,
      moves,
    };
  });
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
}

/** Draws all dice at one moment, the far ones first. */
export function drawScene(context: CanvasRenderingContext2D, actors: readonly Actor[], frame: Frame): void {
  context.setTransform(frame.density, 0, 0, frame.density, 0, 0);
  context.clearRect(0, 0, frame.width, frame.height);
  const staged = actors.map((actor) => stage(actor, frame)).sort((a, b) => a.ground - b.ground);
  for (const { actor, x, ground, reach, height, rest } of staged) {
    drawShadow(context, { showing: actor.showing, x, y: ground, reach, height, rest, glow: actor.palette.glow });
  }
  for (const { actor, pose, x, y, reach, rest } of staged) {
    const space = workspaceOf(actor.showing.shape);
    project(space, pose, x, y, reach);
    const { palette, showing: solid } = actor;
    drawBody(context, space, { palette, pose, reach, density: frame.density, value: solid.value, rest });
    silhouette(context, space);
    drawVeil(context, { x, y, reach, density: frame.density, felt: frame.felt, dull: actor.dropped ? frame.back : 0 });
  }
}

function stage(actor: Actor, { progress, back }: Frame): Staged {
  const { course, showing: solid, restPose, restClearance } = actor;
  const now = moment(course, actor.moves ? progress : 1);
  const pose = now.turn === undefined ? restPose : combined(now.turn, restPose);
  const size = (1 + 0.07 * now.height) * (actor.dropped ? 1 - 0.2 * back : 1);
  const reach = course.place.radius * solid.shape.reach * size;
  const above = now.turn === undefined ? restClearance : clearance(solid.shape.corners, pose);
  const x = now.x + actor.aside;
  const ground = now.y + restClearance * reach * rise;
  const y = ground - (above + now.height) * reach * rise;
  return { actor, pose, x, ground, y, reach, height: now.height, rest: now.rest };
}
