import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

const doubleTapTime = 350;

interface SingleIntent {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Handlers for a button that acts once for one intent: the second tap of a double tap and a held key do nothing. */
export function useSingleIntent(action: () => void): SingleIntent {
  const acted = useRef(Number.NEGATIVE_INFINITY);
  return {
    onClick: (event) => {
      if (event.detail === 2 && event.timeStamp - acted.current < doubleTapTime) return;
      acted.current = event.timeStamp;
      action();
    },
    onKeyDown: (event) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    },
  };
}
