import { useEffect } from 'react';

import { useSettings, useTray } from '../../store/useStores';

/** Keeps the screen awake while the table plays, where the player likes it and the browser can. */
export function useAwake(): void {
  const { keepAwake } = useSettings();
  const played = useTray((state) => state.throw?.id);
  useEffect(() => {
    if (!keepAwake || played === undefined || !('wakeLock' in navigator)) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    import('./keepAwake').then(
      ({ keepAwakeAWhile }) => {
        if (!left) stop = keepAwakeAWhile(navigator.wakeLock, document);
      },
      // Without it the screen goes dark as the device likes.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [keepAwake, played]);
}
