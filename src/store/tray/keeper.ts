import type { LogEvent } from '../log/events';
import type { Log } from '../log/log';

/** What is shown but not stored, and why. */
export interface Unsaved {
  readonly count: number;
  readonly reason: string;
}

/** Gives a function that stores events, along with those that could not be stored before; it never rejects. */
export function createKeeper(
  log: Log,
  tell: (unsaved: Unsaved | undefined) => void,
): (events: readonly LogEvent[]) => Promise<boolean> {
  const waiting = new Set<LogEvent>();

  return async (events) => {
    const batch = [...waiting, ...events];
    try {
      await log.append(batch);
    } catch (error) {
      for (const event of events) waiting.add(event);
      tell({ count: waiting.size, reason: error instanceof Error ? error.message : 'The storage refused.' });
      return false;
    }
    if (waiting.size > 0) {
      for (const event of batch) waiting.delete(event);
      tell(waiting.size === 0 ? undefined : { count: waiting.size, reason: 'Earlier changes are still to be stored.' });
    }
    return true;
  };
}

/** Resolves with the promise, or after so many milliseconds. */
export function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
