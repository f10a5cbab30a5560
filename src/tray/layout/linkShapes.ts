import type { TrayLink } from '../trayDie';
import type { Arrangement, Place } from './arrange';
import { gap } from './grid';
import type { Point } from './grid';
import { labelSpot } from './labelSpot';

/** A link as it is drawn: lines as corner points, rings round dice, and where its text stands. */
export interface LinkShape {
  readonly kind: string;
  readonly lines: readonly (readonly Point[])[];
  readonly rings: readonly Place[];
  readonly label: (Point & { readonly text: string }) | undefined;
}

/** Pairs are joined from rim to rim, several dice of one side are bracketed, overkill is ringed. */
export function linkShapes(arrangement: Arrangement, links: readonly TrayLink[]): readonly LinkShape[] {
  const places = new Map(arrangement.places.map((place) => [place.die, place]));
  const taken: Parameters<typeof labelSpot>[3] = [];
  return links.flatMap(({ kind, dice, text }) => {
    const held = dice.flatMap((die) => places.get(die) ?? []);
    const drawn = shapeOf(kind, held, arrangement);
    if (drawn === undefined) return [];
    const caption = headOf(text);
    const label =
      caption === '' ? undefined : { ...labelSpot(drawn.wishes, caption, arrangement, taken), text: caption };
    return [{ kind, lines: drawn.lines, rings: drawn.rings, label }];
  });
}

/** What comes after a colon is for the card, where there is room. */
function headOf(text: string): string {
  return text.split(':')[0] ?? '';
}

interface Drawn {
  readonly lines: readonly (readonly Point[])[];
  readonly rings: readonly Place[];
  /** Where the text would like to stand, best first. */
  readonly wishes: readonly Point[];
}

function shapeOf(kind: string, held: readonly Place[], arrangement: Arrangement): Drawn | undefined {
  const [first, second] = held;
  if (first === undefined) return undefined;
  if (kind === 'overkill' || second === undefined) return ringed(held, arrangement);
  if (held.length > 2 || second.row === first.row) return bracketed(held, arrangement);
  const between = arrangement.places.filter((place) => place !== first && place !== second);
  return between.some((place) => standsBetween(place, first, second)) ? ledRound(first, second) : joined(first, second);
}

/** The text stands on the side that is turned away from the other row. */
function ringed(held: readonly Place[], { facing }: Arrangement): Drawn {
  const x = middleOf(held.map((place) => place.x));
  const below = { x, y: Math.max(...held.map(({ y, radius }) => y + radius)) + 10 };
  const above = { x, y: Math.min(...held.map(({ y, radius }) => y - radius)) - 10 };
  const upper = facing === 'upright' && held.every(({ row }) => row === 0);
  return { lines: [], rings: held, wishes: upper ? [above, below] : [below, above] };
}

function joined(from: Place, to: Place): Drawn {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const towards = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  const start = { x: from.x + towards.x * from.radius * 0.95, y: from.y + towards.y * from.radius * 0.95 };
  const end = { x: to.x - towards.x * to.radius * 0.95, y: to.y - towards.y * to.radius * 0.95 };
  const y = isLevel(from, to) ? Math.max(from.y, to.y) + from.radius + 10 : (start.y + end.y) / 2;
  return { lines: [[start, end]], rings: [], wishes: [{ x: (start.x + end.x) / 2, y }] };
}

/** Other dice stand between the two: the line runs below them, or beside them where they stand in a column. */
function ledRound(from: Place, to: Place): Drawn {
  if (isLevel(from, to)) {
    const foot = Math.max(from.y + from.radius, to.y + to.radius) + 5;
    const stem = ({ x, y, radius }: Place): Point => ({ x, y: y + radius * 0.95 });
    const line = [stem(from), { x: from.x, y: foot }, { x: to.x, y: foot }, stem(to)];
    return { lines: [line], rings: [], wishes: [{ x: (from.x + to.x) / 2, y: foot + 8 }] };
  }
  const lane = Math.max(from.x, to.x) + from.radius * (1 + gap / 2);
  const side = ({ x, y, radius }: Place): Point => ({ x: x + radius * 0.85, y });
  const line = [side(from), { x: lane, y: from.y }, { x: lane, y: to.y }, side(to)];
  return { lines: [line], rings: [], wishes: [{ x: lane, y: (from.y + to.y) / 2 }] };
}

function standsBetween(place: Place, from: Place, to: Place): boolean {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / long;
  const aside = ((place.x - from.x) * (to.y - from.y) - (place.y - from.y) * (to.x - from.x)) / long;
  return along > 0 && along < long && Math.abs(aside) < place.radius;
}

function isLevel(from: Place, to: Place): boolean {
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
}

/** One bracket under each line of dice that the link holds; dice of others in between are left out of it. */
function bracketed(held: readonly Place[], { places }: Arrangement): Drawn {
  const levels = [...new Set(held.map(({ y }) => Math.round(y)))];
  const lines = levels.flatMap((level) => {
    const onLine = places.filter(({ y }) => Math.round(y) === level).sort((a, b) => a.x - b.x);
    const brackets = runsOf(onLine, held).map(bracket);
    return [...brackets, ...brackets.slice(1).map((next, before) => bridge(brackets[before] ?? [], next))];
  });
  const lowest = Math.max(...lines.flat().map(({ y }) => y));
  const foot = lines.flat().filter(({ y }) => y > lowest - 8);
  return { lines, rings: [], wishes: [{ x: middleOf(foot.map(({ x }) => x)), y: lowest + 8 }] };
}

/** Stretches of neighbours that are held. */
function runsOf(onLine: readonly Place[], held: readonly Place[]): readonly (readonly Place[])[] {
  const runs: Place[][] = [[]];
  for (const place of onLine) {
    if (held.includes(place)) runs.at(-1)?.push(place);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

function bracket(run: readonly Place[]): readonly Point[] {
  const left = Math.min(...run.map(({ x, radius }) => x - radius * 0.7));
  const right = Math.max(...run.map(({ x, radius }) => x + radius * 0.7));
  const foot = Math.max(...run.map(({ y, radius }) => y + radius)) + 3;
  return [
    { x: left, y: foot - 4 },
    { x: left, y: foot },
    { x: right, y: foot },
    { x: right, y: foot - 4 },
  ];
}

/** From bracket to bracket, a little lower. */
function bridge(before: readonly Point[], after: readonly Point[]): readonly Point[] {
  const from = before.at(-2);
  const to = after[1];
  if (from === undefined || to === undefined) return [];
  return [from, { x: from.x, y: from.y + 5 }, { x: to.x, y: to.y + 5 }, to];
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
