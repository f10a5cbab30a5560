import { type RefObject, useEffect, useRef } from 'react';

/** Keeps focus in a place when the button that had it is gone with what it did; the place needs `tabIndex` -1. */
export function useHeldFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const held = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (held.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return place;
}
