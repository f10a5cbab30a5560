import type { TrayLink } from '../trayDie';
import type { Arrangement, Place } from './arrange';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A link as it is drawn: lines as corner points, rings round dice, and where its text stands. */
export interface LinkShape {
  readonly kind: string;
  readonly lines: readonly (readonly Point[])[];
  readonly rings: readonly Place[];
  readonly label: (Point & { readonly text: string }) | undefined;
}

const letterWidth = 7.2;
const labelHeight = 22;

/** Pairs are joined from rim to rim, several dice of one side are bracketed, overkill is ringed. */
export function linkShapes(arrangement: Arrangement, links: readonly TrayLink[]): readonly LinkShape[] {
  const places = new Map(arrangement.places.map((place) => [place.die, place]));
  const taken: Box[] = [];
  return links.flatMap(({ kind, dice, text }) => {
    const held = dice.flatMap((die) => places.get(die) ?? []);
    const [first, second] = held;
    if (first === undefined) return [];
    const facing = held.length === 2 && second !== undefined && second.row !== first.row;
    const drawn =
      kind === 'overkill' || second === undefined ? ringed(held) : facing ? joined(first, second) : bracketed(held);
    const label = text === '' ? undefined : { ...freeSpot(drawn.at, text, arrangement, taken), text };
    return [{ kind, lines: drawn.lines, rings: drawn.rings, label }];
  });
}

interface Drawn {
  readonly lines: readonly (readonly Point[])[];
  readonly rings: readonly Place[];
  readonly at: Point;
}

function ringed(held: readonly Place[]): Drawn {
  const xs = held.map(({ x }) => x);
  const lowest = Math.max(...held.map(({ y, radius }) => y + radius));
  return { lines: [], rings: held, at: { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: lowest + 10 } };
}

function joined(from: Place, to: Place): Drawn {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const towards = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  const start = { x: from.x + towards.x * from.radius * 0.95, y: from.y + towards.y * from.radius * 0.95 };
  const end = { x: to.x - towards.x * to.radius * 0.95, y: to.y - towards.y * to.radius * 0.95 };
  const level = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const y = level ? Math.max(from.y, to.y) + from.radius + 10 : (start.y + end.y) / 2;
  return { lines: [[start, end]], rings: [], at: { x: (start.x + end.x) / 2, y } };
}

/** One bracket under each line of dice that the link holds. */
function bracketed(held: readonly Place[]): Drawn {
  const levels = [...new Set(held.map(({ y }) => Math.round(y)))];
  const lines = levels.map((level) => {
    const onLine = held.filter(({ y }) => Math.round(y) === level);
    const left = Math.min(...onLine.map(({ x, radius }) => x - radius * 0.7));
    const right = Math.max(...onLine.map(({ x, radius }) => x + radius * 0.7));
    const foot = level + (onLine[0]?.radius ?? 0) + 3;
    return [
      { x: left, y: foot - 4 },
      { x: left, y: foot },
      { x: right, y: foot },
      { x: right, y: foot - 4 },
    ];
  });
  const last = lines.at(-1) ?? [];
  const xs = last.map(({ x }) => x);
  return {
    lines,
    rings: [],
    at: { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...last.map(({ y }) => y)) + 8 },
  };
}

interface Box extends Point {
  readonly width: number;
}

/** As near as may be to where the text belongs, inside the tray and on no other text. */
function freeSpot(at: Point, text: string, { width, height }: Arrangement, taken: Box[]): Point {
  const wide = Math.min(width - 16, text.length * letterWidth + 16);
  const x = Math.min(width - 8 - wide / 2, Math.max(8 + wide / 2, at.x));
  const level = (y: number): number => Math.min(height - labelHeight / 2 - 4, Math.max(labelHeight / 2 + 4, y));
  const choices = [0, 1, -1, 2, -2, 3, -3].map((step) => ({ x, y: level(at.y + step * labelHeight), width: wide }));
  const free = choices.find((choice) => taken.every((box) => !touches(choice, box))) ?? {
    x,
    y: level(at.y),
    width: wide,
  };
  taken.push(free);
  return { x: free.x, y: free.y };
}

function touches(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < labelHeight;
}
