import { layOut } from '../../core/diceWords';
import type { Words } from '../../core/words';
import { plan, roller } from './plan';
import { heroicInspiration, type Standing } from './standing';

/** The line that tells of a reroll, where there was one. */
export function rerollLines({ dice }: Standing): Words['lines'] {
  return dice
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ faces }) => ({
      label: heroicInspiration,
      text: `${faces.join(' to ')}; the new face stands`,
      side: roller,
    }));
}

/** The dice and their one row; `dropped` is the position of the d20 that does not count, if there is one. */
export function layOutDice({ request, dice }: Standing, dropped?: number): Pick<Words, 'dice' | 'rows'> {
  return layOut(plan(request), dice, (place) => place !== dropped);
}
