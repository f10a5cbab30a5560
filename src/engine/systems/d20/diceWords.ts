import { at } from '../../core/numbers';
import { type DieHistory, presentFace } from '../../core/record';
import { count } from '../../core/text';
import type { DieWords, Words } from '../../core/words';
import { plan, roller } from './plan';
import { heroicInspiration, type Standing } from './standing';

const mostDiceSpoken = 20;

/** "rerolled 3 to 17 by Heroic Inspiration"; undefined for a die that stands as it fell. */
function sayReroll(die: DieHistory): string | undefined {
  if (die.reasons.length === 0) return undefined;
  return `rerolled ${die.faces.join(' to ')} by ${die.reasons.join(', ')}`;
}

/** "17", "17 (rerolled 3 to 17 by Heroic Inspiration)" or "(4 dropped)". */
export function sayDie(die: DieHistory, dropped: boolean): string {
  const reroll = sayReroll(die);
  if (!dropped) return `${String(presentFace(die))}${reroll === undefined ? '' : ` (${reroll})`}`;
  return `(${String(presentFace(die))} dropped${reroll === undefined ? '' : `, ${reroll}`})`;
}

/** The faces of several dice that all count; only how many there are where nobody would listen to the end. */
export function sayDice(dice: readonly DieHistory[]): string {
  if (dice.length <= mostDiceSpoken) return dice.map((die) => sayDie(die, false)).join(' ');
  const reroll = dice.map(sayReroll).find((text) => text !== undefined);
  return `${count(dice.length, 'die', 'dice')}${reroll === undefined ? '' : `, one ${reroll}`}`;
}

/** The line that tells of a reroll, where there was one. */
export function rerollLines({ dice }: Standing): Words['lines'] {
  return dice.flatMap((die) => {
    const reroll = sayReroll(die);
    if (reroll === undefined) return [];
    return [{ label: heroicInspiration, text: `${die.faces.join(' to ')}; the new face stands`, side: roller }];
  });
}

/** The dice and their one row; `dropped` is the position of the d20 that does not count, if there is one. */
export function layOut({ request, dice }: Standing, dropped?: number): Pick<Words, 'dice' | 'rows'> {
  const planned = plan(request);
  return {
    dice: dice.map((die, place): DieWords => ({
      ...at(planned, place),
      faces: die.faces,
      reasons: die.reasons,
      mark: place === dropped ? 'dropped' : 'kept',
    })),
    rows: dice.length === 0 ? [] : [{ side: roller, dice: dice.map((_, place) => place) }],
  };
}
