import { gap } from './grid';
import type { Area, Point, Spacing } from './grid';

export interface Flow {
  readonly radius: number;
  /** The centre of each place, in order. */
  readonly spots: readonly Point[];
}

const shrink = 0.97;

/** Places of different breadths (in radii), line by line as words flow, as large as fits. */
export function flow(breadths: readonly number[], area: Area, { caption, largest }: Spacing): Flow {
  for (let radius = largest; radius > 4; radius *= shrink) {
    const lines = balanced(breadths, area.width / radius);
    if (lines.length * ((2 + gap) * radius + caption) <= area.height) {
      return {
        radius,
        spots: lines.flatMap((line, index) => spotsOf(line, index, lines.length, radius, area, caption)),
      };
    }
  }
  return { radius: 4, spots: breadths.map(() => ({ x: area.x + area.width / 2, y: area.y + area.height / 2 })) };
}

type Line = readonly number[];

/** No more lines than need be, and those alike in length. */
function balanced(breadths: readonly number[], width: number): readonly Line[] {
  const fewest = packed(breadths, width).length;
  const shares = [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((share) => packed(breadths, share * width));
  return shares.find((lines) => lines.length === fewest) ?? [];
}

function packed(breadths: readonly number[], width: number): readonly Line[] {
  const lines: number[][] = [];
  let left = 0;
  for (const breadth of breadths) {
    if (lines.length === 0 || breadth + gap > left) {
      lines.push([]);
      left = width;
    }
    lines.at(-1)?.push(breadth);
    left -= breadth + gap;
  }
  return lines;
}

function spotsOf(
  line: Line,
  index: number,
  lines: number,
  radius: number,
  area: Area,
  caption: number,
): readonly Point[] {
  const filled = line.reduce((sum, breadth) => sum + breadth * radius, 0);
  const between = Math.min((area.width - filled) / line.length, 2.4 * gap * radius);
  const step = Math.min(area.height / lines, radius * (2 + 2.4 * gap) + caption);
  const y = area.y + area.height / 2 + (index - (lines - 1) / 2) * step - caption / 2;
  let x = area.x + (area.width - filled - between * line.length) / 2;
  return line.map((breadth) => {
    const wide = breadth * radius + between;
    x += wide;
    return { x: x - wide / 2, y };
  });
}
