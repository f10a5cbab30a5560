import { useSyncExternalStore } from 'react';

const query = '(min-width: 1100px) and (min-height: 521px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window has room for the history beside the tray; the same bound as in the style sheet. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
