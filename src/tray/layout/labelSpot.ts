import type { Arrangement, Place } from './arrange';
import type { Point } from './grid';

const letterWidth = 7.2;
const labelHeight = 22;
const margin = 4;

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a text stands: at the first of the points it would like, or as near to one as may be, inside the tray, on no
 * other text and, where there is room, on no die. Notes the place as taken.
 */
export function labelSpot(wishes: readonly Point[], text: string, table: Arrangement, taken: Box[]): Point {
  const { width, height } = table;
  const wide = Math.min(width - 16, text.length * letterWidth + 16);
  const inside = ({ x, y }: Point): Box => ({
    x: Math.min(width - 8 - wide / 2, Math.max(8 + wide / 2, x)),
    y: Math.min(height - labelHeight / 2 - margin, Math.max(labelHeight / 2 + margin, y)),
    width: wide,
    height: labelHeight,
  });
  const choices = wishes.flatMap((wish, rank) =>
    steps.map(({ x, y }) => {
      const box = inside({ x: wish.x + x * wide * 0.5, y: wish.y + y * labelHeight });
      const far = Math.hypot(box.x - wish.x, box.y - wish.y) / labelHeight;
      return { box, cost: 0.4 * rank + far + 100 * hidden(box, taken) + 4 * hidden(box, table.places.map(face)) };
    }),
  );
  const best = choices.reduce((chosen, choice) => (choice.cost < chosen.cost ? choice : chosen));
  taken.push(best.box);
  return { x: best.box.x, y: best.box.y };
}

const steps = [0, -1, 1].flatMap((x) => [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, 3, -3].map((y) => ({ x, y })));

/** The part of a die that must stay legible. */
function face({ x, y, radius }: Place): Box {
  return { x, y, width: 1.7 * radius, height: 1.7 * radius };
}

/** How much of the boxes this one hides, each at most 1. */
function hidden(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const wide = overlap(box.x, box.width, other.x, other.width);
    const high = overlap(box.y, box.height, other.y, other.height);
    return sum + (wide * high) / Math.min(box.width * box.height, other.width * other.height);
  }, 0);
}

function overlap(one: number, long: number, other: number, otherLong: number): number {
  const both = (long + otherLong) / 2 - Math.abs(one - other);
  return Math.max(0, Math.min(both, long, otherLong));
}
