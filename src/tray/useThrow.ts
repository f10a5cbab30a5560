import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Lying } from './drawing/cast';
import { loadDrive, startThrow } from './motion/throwing';
import type { TrayProps } from './trayDie';

export interface Settled {
  readonly throwId: string;
  readonly lying: Lying;
}

interface Throw extends Pick<TrayProps, 'throwId' | 'moving' | 'still' | 'onSettled'> {
  readonly tray: RefObject<HTMLElement | null>;
  readonly lying: Lying;
  readonly paint: (progress: number) => boolean;
  readonly onLie: (settled: Settled) => void;
}

/** Runs each new throw once and reports its settling once, whatever ends it. */
export function useThrow({ throwId, moving, still, onSettled, tray, lying, paint, onLie }: Throw): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    void loadDrive();
  }, []);
  const paintNow = useEffectEvent(paint);
  const settle = useEffectEvent((id: string, now: Lying) => {
    if (reported.current === id) return;
    reported.current = id;
    onLie({ throwId: id, lying: now });
    onSettled(id);
  });
  const run = useEffectEvent((id: string) => {
    const onDone = (): void => {
      settle(id, lying);
    };
    const element = tray.current;
    if (element !== null && !still && moving !== 'none') {
      return startThrow({ tray: element, paint: (progress) => paintNow(progress), onDone });
    }
    onDone();
    return undefined;
  });
  useLayoutEffect(() => {
    if (throwId === undefined || reported.current === throwId) return undefined;
    return run(throwId);
  }, [throwId]);
}
