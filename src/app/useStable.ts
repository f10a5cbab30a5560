import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same thing and does what the latest one does, so that what gets it need not be drawn again. */
export function useStable<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => {
    latest.current(...given);
  }, []);
}
