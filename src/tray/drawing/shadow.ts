import { lean, restingPose } from '../geometry/pose';
import { turned } from '../geometry/rotation';
import type { Showing } from '../geometry/shapes';
import { dot, vector } from '../geometry/vector';
import { bitmap } from './bitmap';

const size = 160;
/** The picture spans this many radii of the die each way from its centre. */
const span = 2;

/** How far a shadow falls to the right and down for each radius of height. */
const slant = { x: 0.36, y: 0.3 };
const towardsLamp = vector(-slant.x, slant.y / Math.cos(lean), 1);

let softPicture: HTMLCanvasElement | undefined;
const contacts = new Map<unknown, HTMLCanvasElement>();
const glows = new Map<string, HTMLCanvasElement>();

/** The wide, soft shadow that every die throws from any height. */
function soft(): HTMLCanvasElement {
  softPicture ??= radial('rgb(0 0 0 / 0.75)', 'rgb(0 0 0 / 0.32)', 'rgb(0 0 0 / 0)');
  return softPicture;
}

function glow(colour: string): HTMLCanvasElement {
  const known = glows.get(colour) ?? radial(colour, colour.replace(')', ' / 0.3)'), colour.replace(')', ' / 0)'));
  glows.set(colour, known);
  return known;
}

function radial(inner: string, middle: string, outer: string): HTMLCanvasElement {
  return bitmap(size, size, (context) => {
    const half = size / 2;
    const gradient = context.createRadialGradient(half, half, 0, half, half, half);
    gradient.addColorStop(0, inner);
    gradient.addColorStop(0.5, middle);
    gradient.addColorStop(1, outer);
    context.fillStyle = gradient;
    context.fillRect(0, 0, size, size);
  });
}

/** The tight shadow of a solid at rest, thrown to the lower right; the same for every number it shows. */
function contact(showing: Showing): HTMLCanvasElement {
  const known = contacts.get(showing.shape) ?? paintContact(showing);
  contacts.set(showing.shape, known);
  return known;
}

function paintContact(showing: Showing): HTMLCanvasElement {
  const pose = restingPose(showing, 0);
  const unitLength = size / 2 / span;
  const corners = showing.shape.corners.map((corner) => turned(pose, corner));
  const floor = Math.min(...corners.map(({ z }) => z));
  return bitmap(size, size, (context) => {
    context.shadowBlur = size * 0.07;
    context.shadowColor = 'black';
    context.shadowOffsetX = size * 2;
    context.fillStyle = 'black';
    context.beginPath();
    for (const side of showing.shape.sides) {
      if (dot(turned(pose, side.normal), towardsLamp) < 0) continue;
      side.corners.forEach((corner, index) => {
        const { x, y, z } = turned(pose, corner);
        const above = z - floor;
        const at = (x + above * slant.x) * unitLength + size / 2 - size * 2;
        const down = (-(y * Math.cos(lean)) + above * slant.y) * unitLength + size / 2;
        if (index === 0) context.moveTo(at, down);
        else context.lineTo(at, down);
      });
      context.closePath();
    }
    context.fill();
  });
}

export interface Grounded {
  readonly showing: Showing;
  /** The point on the table under the centre, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Of the lowest corner above the table, in radii. */
  readonly height: number;
  /** 0 tumbling, 1 at rest. */
  readonly rest: number;
  /** 0 to 1: how far it has stepped back; light falls through it then. */
  readonly back: number;
  readonly glow: string;
}

export function drawShadow(context: CanvasRenderingContext2D, die: Grounded): void {
  const { x, y, reach, height, rest } = die;
  const strength = 0.62 * (1 - 0.6 * die.back);
  const far = height * reach;
  const wide = reach * (1.45 + height * 0.3);
  const centreX = x + reach * 0.3 + far * 0.5;
  const centreY = y + reach * 0.16 + far * 0.4;
  context.globalAlpha = strength / (1 + height * 0.8);
  context.drawImage(soft(), centreX - wide, centreY - wide * 0.92, 2 * wide, 1.84 * wide);
  if (rest > 0 && height < 1) {
    const half = reach * span;
    context.globalAlpha = strength * rest * (1 - height);
    context.drawImage(contact(die.showing), x - half, y - half, 2 * half, 2 * half);
  }
  context.globalAlpha = (0.3 * (1 - die.back)) / (1 + height);
  const spot = reach * 0.95;
  context.drawImage(glow(die.glow), centreX + reach * 0.26 - spot, centreY + reach * 0.24 - spot, 2 * spot, 2 * spot);
  context.globalAlpha = 1;
}
