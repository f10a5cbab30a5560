import type { Words } from '@clatter/engine';
import { useMemo } from 'react';

import type { Entry } from '../store/history/entry';
import { wordsWithNames } from '../store/party/seats';
import { visibilityOf } from '../store/tray/visibility';
import { useParty, useTray } from '../store/useStores';
import { latestRoll } from './latestRoll';

export interface StagedRoll {
  readonly type: 'rolling' | 'shown';
  readonly entry: Entry;
  /** Not to be told while the roll is `rolling`. */
  readonly words: Words;
  readonly description: string;
  /** Names what the dice were last thrown for. */
  readonly throwId: string;
  readonly moving: 'all' | 'none' | readonly number[];
}

/** What the stage shows: a public roll, or why there is none. */
export type Staged =
  | { readonly type: 'loading' | 'waiting' }
  | { readonly type: 'unread'; readonly reason: string }
  | { readonly type: 'hidden'; readonly number: number }
  | StagedRoll;

/** The roll that everyone may see now, in the air or settled. */
export function useStaged(): Staged {
  const history = useTray((state) => state.history);
  const latest = useMemo(() => latestRoll(history), [history]);
  const status = useTray((state) => state.status);
  const trouble = useTray((state) => state.unsaved?.reason);
  const visibility = useTray((state) => latest && visibilityOf(state, latest.entry, 'public'));
  const moving = useTray(({ throw: thrown }) => (thrown?.id === latest?.event ? thrown?.moving : undefined)) ?? 'none';
  const party = useParty();

  return useMemo(() => {
    if (status === 'loading') return { type: 'loading' };
    if (latest === undefined || visibility === undefined) {
      return trouble === undefined ? { type: 'waiting' } : { type: 'unread', reason: trouble };
    }
    const { entry, event } = latest;
    if (visibility === 'hidden') return { type: 'hidden', number: entry.number };
    const opened = entry.open();
    if (opened.type === 'unreadable') return { type: 'unread', reason: opened.reason };
    const { roll } = opened;
    return {
      type: visibility,
      entry,
      words: wordsWithNames(roll, entry.seats, party),
      description: entry.label ?? roll.description,
      throwId: event,
      moving,
    };
  }, [status, trouble, latest, visibility, moving, party]);
}
