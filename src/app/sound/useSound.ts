import { useEffect } from 'react';

import { useSettings, useStores } from '../../store/useStores';
import { useStill } from '../useStill';

/** Seconds that a throw is heard: as long as it is seen, or shortly where nothing moves. */
const moved = 0.74;
const unmoved = 0.3;

/** Lets throws be heard and felt while the player likes it; whatever fails there, the roll is not touched by it. */
export function useSound(): void {
  const { tray } = useStores();
  const { sound } = useSettings();
  const still = useStill();
  useEffect(() => {
    if (!sound) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    import('./soundThrows').then(
      ({ soundThrows }) => {
        if (!left) stop = soundThrows(tray, window, still ? unmoved : moved);
      },
      // Without a network dice fall silently.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [tray, sound, still]);
}
