import type { Next } from '../../core/next';
import { heroicInspiration, rerollRefusal, type Standing } from './standing';

export function next(standing: Standing): Next {
  const reason = rerollRefusal(standing);
  if (reason !== undefined) return { groups: [], refusals: [{ by: 'inspiration', reason }] };
  return {
    groups: [
      {
        type: 'reroll',
        by: 'inspiration',
        dice: standing.dice.map((_, place) => place),
        choose: 1,
        options: [],
        label: 'Reroll one die',
        cost: heroicInspiration,
        left: 1,
        forced: false,
      },
    ],
    refusals: [],
  };
}
