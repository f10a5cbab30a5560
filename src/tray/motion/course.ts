import type { Arrangement, Place } from '../layout/arrange';
import { variation } from './chance';

/** What sets one die's throw apart from the others'; times are shares of the whole throw. */
export interface Course {
  readonly place: Place;
  /** From the edge to the place, in pixels. */
  readonly way: { readonly x: number; readonly y: number };
  readonly starts: number;
  readonly lands: number;
  /** Radians rolled along the way, and turned about the upright. */
  readonly roll: number;
  readonly spin: number;
  /** Radians between the way and the direction rolled in. */
  readonly veer: number;
  /** Heights in radii: of the fall and of the one bounce. */
  readonly fall: number;
  readonly bounce: number;
}

/** All dice lie still from here on; what is left of the throw lets dropped dice step back. */
export const allLanded = 0.86;

/** The dice of one row keep their distance: they share one way, and the farther one is always ahead. */
export function courses(arrangement: Arrangement, throwId: string): readonly Course[] {
  const ways = new Map<number, { readonly x: number; readonly y: number }>();
  for (const { row } of arrangement.places) {
    if (!ways.has(row)) ways.set(row, wayOf(arrangement, row, throwId));
  }
  const along = (place: Place): number => {
    const way = ways.get(place.row) ?? { x: 0, y: 0 };
    return (place.x * way.x + place.y * way.y) / Math.hypot(way.x, way.y);
  };
  const queue = [...arrangement.places].sort((a, b) => along(b) - along(a));
  return arrangement.places.map((place) => {
    const rank = queue.indexOf(place) / Math.max(1, queue.length - 1);
    const vary = (what: string, from: number, to: number): number =>
      from + (to - from) * variation(throwId, place.die, what);
    return {
      place,
      way: ways.get(place.row) ?? { x: 0, y: 0 },
      starts: 0.16 * rank,
      lands: 0.7 + (allLanded - 0.7) * rank,
      roll: vary('roll', 9, 14),
      spin: vary('spin', -2.5, 2.5),
      veer: vary('veer', -0.6, 0.6),
      fall: vary('fall', 2.4, 3.6),
      bounce: vary('bounce', 0.5, 1.1),
    };
  });
}

/** In from the nearest edge of the side that throws: facing sides throw towards each other. */
function wayOf({ width, height, places, facing }: Arrangement, row: number, throwId: string): { x: number; y: number } {
  const radius = places[0]?.radius ?? 0;
  const slant = (variation(throwId, row, 'slant') - 0.5) * 0.7;
  if (facing === 'sideways') {
    const reach = width / 2 + 3 * radius;
    return row === 0 ? { x: reach, y: slant * height * 0.4 } : { x: -reach, y: slant * height * 0.4 };
  }
  const reach = (facing === 'upright' ? height / 2 : height) + 3 * radius;
  return facing === 'upright' && row === 0 ? { x: slant * reach, y: reach } : { x: slant * reach, y: -reach };
}
