import { type PlannedDie, type SideId } from './dice';
import { at } from './numbers';
import { type DieHistory, presentFace } from './record';
import { count, list } from './text';
import type { DieWords, Words } from './words';

/** How many numbers a listener is asked to follow in a row; of more, only the count or the sum is told. */
export const mostNumbersSpoken = 20;

/** Says how a die came to be rerolled, by the reason in its history: "by fate". */
type SayReason = (reason: string) => string;

function sayFaces(dice: readonly DieHistory[], isKept: (place: number) => boolean): string {
  const kept = dice.filter((_, place) => isKept(place)).map(presentFace);
  const dropped = dice.filter((_, place) => !isKept(place)).map(presentFace);
  if (dice.length > mostNumbersSpoken) {
    return `${count(dice.length, 'die', 'dice')}${dropped.length === 0 ? '' : ` (${String(dropped.length)} dropped)`}`;
  }
  if (kept.length === 0) return `${dropped.join(' ')}, all dropped`;
  return `${kept.join(' ')}${dropped.length === 0 ? '' : ` (${list(dropped.map(String))} dropped)`}`;
}

function sayReroll({ faces, reasons }: DieHistory, sayReason: SayReason): readonly string[] {
  return reasons.map(
    (reason, place) => `${String(at(faces, place))} to ${String(at(faces, place + 1))} ${sayReason(reason)}`,
  );
}

/** ", rerolled 3 to 17 by fate and 2 to 5 by Change", in plan order; empty where no die was rerolled. */
export function sayRerolls(dice: readonly DieHistory[], sayReason: SayReason = (reason) => `by ${reason}`): string {
  const rerolls = dice.flatMap((die) => sayReroll(die, sayReason));
  return rerolls.length === 0 ? '' : `, rerolled ${list(rerolls)}`;
}

/** "Dice 17 (4 dropped)", the kept ones first; "33 dice (10 dropped)" where they are too many. */
export function sayDice(dice: readonly DieHistory[], isKept: (place: number) => boolean, label = 'Dice'): string {
  const faces = sayFaces(dice, isKept);
  return dice.length > mostNumbersSpoken && label === 'Dice' ? faces : `${label} ${faces}`;
}

/** The dice as they are shown, aligned with the plan, and a row for each side that has any, in plan order. */
export function layOut(
  plan: readonly PlannedDie[],
  dice: readonly DieHistory[],
  isKept: (place: number) => boolean,
): Pick<Words, 'dice' | 'rows'> {
  const rows = new Map<SideId, number[]>();
  plan.forEach(({ side }, place) => {
    const row = rows.get(side);
    if (row === undefined) rows.set(side, [place]);
    else row.push(place);
  });
  return {
    dice: plan.map(({ side, sides, role }, place): DieWords => {
      const { faces, reasons } = at(dice, place);
      return { side, sides, role, faces, reasons, mark: isKept(place) ? 'kept' : 'dropped' };
    }),
    rows: [...rows].map(([side, row]) => ({ side, dice: row })),
  };
}
