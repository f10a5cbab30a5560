import { type Entry, isMasked } from '../history/entry';
import type { TrayState } from './trayState';

/**
 * Who sees it: the card of the page itself, its history, or anyone: stage, sound, title, spoken words, copied text.
 */
export type Surface = 'card' | 'history' | 'public';

export type Visibility = 'shown' | 'rolling' | 'hidden';

type Seen = Pick<TrayState, 'throw' | 'peeked' | 'writer'>;

/** Whether an entry's result may be shown there now, or what stands in its place. */
export function visibilityOf(state: Seen, entry: Entry, surface: Surface): Visibility {
  if (!mayBeSeen(state, entry, surface)) return 'hidden';
  return state.throw?.roll === entry.id && !state.throw.settled ? 'rolling' : 'shown';
}

/** The one question that everything asks before it shows a result. */
export function isShown(state: Seen, entry: Entry, surface: Surface): boolean {
  return visibilityOf(state, entry, surface) === 'shown';
}

function mayBeSeen(state: Seen, entry: Entry, surface: Surface): boolean {
  if (!isMasked(entry)) return true;
  switch (surface) {
    case 'card':
      return entry.writer === state.writer || state.peeked.includes(entry.id);
    case 'history':
      return state.peeked.includes(entry.id);
    case 'public':
      return false;
  }
}
