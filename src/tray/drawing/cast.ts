import { restingPose } from '../geometry/pose';
import { showing } from '../geometry/shapes';
import { pairBreadth } from '../layout/arrange';
import type { Arrangement, Place } from '../layout/arrange';
import { variation } from '../motion/chance';
import { courses } from '../motion/course';
import type { TrayDie, TrayProps } from '../trayDie';
import { paletteOf } from './palette';
import { clearance } from './project';
import type { Actor } from './scene';

/** How the dice lay when the throw before had settled. */
export interface Lying {
  readonly arrangement: Arrangement;
  readonly dice: readonly TrayDie[];
}

export interface Cast {
  readonly throwId: string;
  readonly dice: readonly TrayDie[];
  readonly moving: TrayProps['moving'];
  readonly arrangement: Arrangement;
  readonly before: Lying | undefined;
}

/** Whether this die tumbles in this throw. */
export function moves(moving: TrayProps['moving'], die: number): boolean {
  return moving === 'all' || (moving !== 'none' && moving.includes(die));
}

/**
 * Makes the solids of a throw. Where only some dice move, all stay in the places they had until those have
 * landed: a gap in a sorted row would tell the result.
 */
export function castOf({ throwId, dice, moving, arrangement, before }: Cast): readonly Actor[] {
  const kept = moving === 'all' ? undefined : sameTable(arrangement, before);
  const ends = new Map(arrangement.places.map((place) => [place.die, place]));
  const starts = arrangement.places.map((place) => placeBefore(kept, place));
  return courses({ ...arrangement, places: starts }, throwId).flatMap((course) => {
    const { place } = course;
    const die = dice[place.die];
    const after = die?.dropped === true ? 1 : 0;
    const backBefore = kept === undefined ? 0 : Number(kept.dice[place.die]?.dropped ?? false);
    const solids = die === undefined ? [] : showing(die.sides, die.face);
    return solids.map((solid, index): Actor => {
      const restPose = restingPose(solid, yawOf(place.die, die, index));
      return {
        course,
        showing: solid,
        palette: paletteOf(die?.colour ?? 'midnight'),
        restPose,
        restClearance: clearance(solid.shape.corners, restPose),
        aside: (index - (solids.length - 1) / 2) * (pairBreadth - 2),
        ends: ends.get(place.die) ?? place,
        backBefore: moves(moving, place.die) ? 0 : backBefore,
        backAfter: after,
        moves: moves(moving, place.die),
      };
    });
  });
}

/** A little turned on the table, the same way for as long as the die shows this face. */
function yawOf(index: number, die: TrayDie | undefined, solid: number): number {
  return 0.34 * (variation(index, die?.sides ?? 0, die?.face ?? 0, solid) - 0.5);
}

function sameTable(arrangement: Arrangement, before: Lying | undefined): Lying | undefined {
  if (before === undefined) return undefined;
  const { places, width, height } = before.arrangement;
  const same = width === arrangement.width && height === arrangement.height;
  return same && places.length === arrangement.places.length ? before : undefined;
}

function placeBefore(kept: Lying | undefined, place: Place): Place {
  return kept?.arrangement.places.find(({ die }) => die === place.die) ?? place;
}
