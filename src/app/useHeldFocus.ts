import { type RefObject, useEffect, useRef } from 'react';

/** Keeps focus in a place when the button that had it is gone with what it did; the place needs `tabIndex` -1. */
export function useHeldFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let held = false;
    const note = ({ target }: FocusEvent) => {
      held = target instanceof Node && element.contains(target);
    };
    const removals = new MutationObserver(() => {
      if (held && document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    removals.observe(element, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      removals.disconnect();
    };
  }, []);
  return place;
}
