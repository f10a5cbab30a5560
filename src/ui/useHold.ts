import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

const patience = 400;
const pace = 90;

/** What a button takes over to act once at a press and, while a pointer holds it, again and again. */
export interface HoldHandlers {
  readonly onClick: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
}

/** Acts at a click, and after 0.4 s of holding about eleven times a second; the click that ends a hold does nothing. */
export function useHold(act: () => void): HoldHandlers {
  const [held, setHeld] = useState(false);
  const repeated = useRef(false);
  const repeat = useEffectEvent(() => {
    repeated.current = true;
    act();
  });

  useEffect(() => {
    if (!held) return undefined;
    let again: ReturnType<typeof setInterval> | undefined;
    const wait = setTimeout(() => {
      repeat();
      again = setInterval(() => repeat(), pace);
    }, patience);
    return () => {
      clearTimeout(wait);
      clearInterval(again);
    };
  }, [held]);

  const release = () => setHeld(false);
  return {
    onClick: () => {
      if (!repeated.current) act();
      repeated.current = false;
    },
    onPointerDown: (event) => {
      repeated.current = false;
      if (event.button === 0) setHeld(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  };
}
