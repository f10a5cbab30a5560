import type { Effect } from '../../core/rules';
import { roller } from './plan';
import type { D20Change } from './sheet';
import { heroicInspiration, type Standing } from './standing';

/** A reroll spends the roller's Heroic Inspiration [D9]. */
export function effects({ inspirationSpent }: Standing): readonly Effect<D20Change>[] {
  if (!inspirationSpent) return [];
  return [{ side: roller, change: { type: 'spend-inspiration' }, text: `spends ${heroicInspiration}` }];
}
