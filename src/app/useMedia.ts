import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, read live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the window has room for the history beside the tray; the same bound as in the style sheet. */
export function useWide(): boolean {
  return useMedia('(min-width: 1100px) and (min-height: 521px)');
}

/** Whether there is room for the party as well; the same bound as in the style sheet. */
export function useWidest(): boolean {
  return useMedia('(min-width: 1400px) and (min-height: 521px)');
}
