import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the keyboard in the tray when the die that had the focus can no longer be picked. */
export function useFocusKeeper(tray: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const element = tray.current;
    const remember = (event: FocusEvent): void => {
      focused.current = event.target instanceof Element ? event.target : undefined;
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
    };
  }, [tray]);
  useLayoutEffect(() => {
    if (focused.current === undefined || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) tray.current?.focus({ preventScroll: true });
  });
}
