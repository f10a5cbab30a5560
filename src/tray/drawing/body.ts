import type { Rotation } from '../geometry/rotation';
import { brightness } from './light';
import { numeral, pictureSpan } from './numerals';
import { shadeAt } from './palette';
import type { Palette } from './palette';
import { seenAs } from './project';
import type { SideSpots, Spot, Workspace } from './workspace';

export interface Look {
  readonly palette: Palette;
  readonly pose: Rotation;
  /** Corner distance in CSS pixels. */
  readonly reach: number;
  readonly density: number;
  /** The number it settles with, and how settled it is: other numerals fade behind it. */
  readonly value: number;
  readonly rest: number;
}

const edgeLevels = 4;

/** Makes the die's outline the current path. */
export function traceOutline(context: CanvasRenderingContext2D, { outline }: Workspace): void {
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
}

/** Draws a projected die: rounded body, caught edges, flat sides, numerals. */
export function drawBody(context: CanvasRenderingContext2D, space: Workspace, look: Look): void {
  context.lineJoin = 'round';
  context.lineCap = look.rest > 0 ? 'round' : 'butt';
  traceOutline(context, space);
  context.fillStyle = shadeAt(look.palette, 0.2);
  context.strokeStyle = context.fillStyle;
  context.lineWidth = look.reach * 0.07;
  context.stroke();
  context.fill();
  drawEdges(context, space, look);
  for (const side of space.sides) {
    if (!side.seen) continue;
    context.beginPath();
    flatSide(context, side);
    context.fillStyle = shadeAt(look.palette, brightness(side.facing));
    context.fill();
  }
  drawNumerals(context, space, look);
}

function flatSide(context: CanvasRenderingContext2D, { corners, centre, flat }: SideSpots): void {
  for (const { x, y } of corners) context.lineTo(centre.x + (x - centre.x) * flat, centre.y + (y - centre.y) * flat);
  context.closePath();
}

/**
 * Edges catch the light between their sides; those alike in brightness are drawn in one stroke. While the die
 * tumbles, edges on the outline go without: they cost most and are seen least.
 */
function drawEdges(context: CanvasRenderingContext2D, space: Workspace, look: Look): void {
  context.lineWidth = look.reach * 0.054;
  for (let level = 0; level < edgeLevels; level++) {
    let any = false;
    for (const { from, to, one, other } of space.edges) {
      if (look.rest > 0 ? !one.seen && !other.seen : !one.seen || !other.seen) continue;
      if (edgeLevel(one.facing, other.facing) !== level) continue;
      if (!any) context.beginPath();
      any = true;
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    if (!any) continue;
    context.strokeStyle = shadeAt(look.palette, 0.2 + (level / edgeLevels) * 0.75);
    context.stroke();
  }
}

function edgeLevel(one: Spot, other: Spot): number {
  const x = one.x + other.x;
  const y = one.y + other.y;
  const z = one.z + other.z;
  const long = Math.sqrt(x * x + y * y + z * z) || 1;
  const lit = brightness({ x: x / long, y: y / long, z: z / long });
  return Math.min(edgeLevels - 1, Math.max(0, Math.floor(((lit - 0.15) / 0.55) * edgeLevels)));
}

function drawNumerals(context: CanvasRenderingContext2D, space: Workspace, look: Look): void {
  const { density, reach, pose } = look;
  context.imageSmoothingEnabled = look.rest > 0 || density < 1.5;
  const flattest = 0.45 - 0.25 * look.rest;
  for (const side of space.sides) {
    if (side.facing.z < flattest) continue;
    for (const print of side.prints) {
      const high = print.height * reach;
      const picture = numeral(print.text, look.palette, high * density);
      const east = seenAs(pose, print.east);
      const north = seenAs(pose, print.north);
      const off = seenAs(pose, {
        x: print.centre.x - side.middle.x,
        y: print.centre.y - side.middle.y,
        z: print.centre.z - side.middle.z,
      });
      const shown = print.value === look.value ? 1 : 1 - 0.5 * look.rest;
      context.globalAlpha = shown * Math.min(1, (side.facing.z - flattest) * 3);
      context.setTransform(
        density * east.x,
        density * east.y,
        -density * north.x,
        -density * north.y,
        density * (side.centre.x + off.x * reach),
        density * (side.centre.y + off.y * reach),
      );
      const span = high * pictureSpan;
      context.drawImage(picture, -span / 2, -span / 2, span, span);
    }
  }
  context.globalAlpha = 1;
  context.setTransform(density, 0, 0, density, 0, 0);
}
