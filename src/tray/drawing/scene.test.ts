import { afterEach, beforeEach, expect, test } from 'vitest';
import { arrange } from '../layout/arrange';
import { die, reset, setCanvas } from '../testing/throwTray';
import { castOf } from './cast';
import { drawScene } from './scene';
import type { Frame } from './scene';

const size = { width: 360, height: 260 };
let calls: string[] = [];

/** A canvas that draws nothing and notes what it is asked to. */
beforeEach(() => {
  calls = [];
  const known: Record<string, unknown> = {
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    measureText: () => ({ width: 10, actualBoundingBoxAscent: 10 }),
  };
  const context = new Proxy(known, { get: (target, name) => target[String(name)] ?? (() => calls.push(String(name))) });
  setCanvas(() => context);
});
afterEach(reset);

function frame(progress: number): Frame {
  const layer = (density: number) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    return { context, density };
  };
  return { bodies: layer(2), shadows: layer(1), ...size, progress };
}

/** How many sides, edges and bodies of dice a moment takes to draw. */
function drawnAt(progress: number, actors: ReturnType<typeof castOf>): number {
  calls = [];
  drawScene(actors, frame(progress));
  return calls.filter((name) => name === 'fill' || name === 'stroke').length;
}

test('a die that lies is drawn once and then copied, until the next throw', () => {
  const dice = [die(20, 17), die(20, 4)];
  const table = { throwId: 'one', dice, moving: 'all', before: undefined } as const;
  const arrangement = arrange({ ...size, sides: [20, 20], rows: [[0, 1]], captioned: false });
  const actors = castOf({ ...table, arrangement });
  expect(drawnAt(0.5, actors)).toBeGreaterThan(20);
  expect(drawnAt(0.9, actors)).toBeGreaterThan(20);
  expect(drawnAt(0.95, actors)).toBe(0);
  expect(drawnAt(1, actors)).toBe(0);
  expect(drawnAt(0.5, castOf({ ...table, throwId: 'two', arrangement }))).toBeGreaterThan(20);
});

test('a dropped die is drawn anew where it has stepped back to, sharp', () => {
  const dice = [die(20, 17), die(20, 4, true)];
  const arrangement = arrange({ ...size, sides: [20, 20], rows: [[0, 1]], captioned: false });
  const actors = castOf({ throwId: 'one', dice, moving: 'all', before: undefined, arrangement });
  drawnAt(0.9, actors);
  expect(drawnAt(0.95, actors)).toBe(0);
  expect(drawnAt(1, actors)).toBeGreaterThan(10);
  expect(drawnAt(1, actors)).toBe(0);
});
