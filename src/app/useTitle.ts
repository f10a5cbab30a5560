import { useEffect } from 'react';

import { findEntry } from '../store/history/history';
import type { TrayState } from '../store/tray/trayState';
import { isShown } from '../store/tray/visibility';
import { useTray } from '../store/useStores';

const name = 'Clatter';

/** The window's title: the outcome of the roll thrown last once all may see it, else the name alone. */
function titleOf(state: TrayState): string {
  const thrown = state.throw;
  const entry = thrown && findEntry(state.history, thrown.roll);
  if (entry === undefined || entry.voided || !isShown(state, entry, 'public')) return name;
  const opened = entry.open();
  return opened.type === 'unreadable' ? name : `${opened.roll.words().title} · ${name}`;
}

/** Tells the last public roll in the window's title, never before its dice have settled. */
export function useTitle(): void {
  const title = useTray(titleOf);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
