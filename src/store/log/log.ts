import type { LogEvent } from './events';
import type { ReadEvents } from './readEvents';

/** Where events are kept; a table shared by several devices can stand behind the same four verbs. */
export interface Log {
  /** Resolves once the events are durable; rejects where they could not be stored. */
  readonly append: (events: readonly LogEvent[]) => Promise<void>;
  /** What is stored and was neither loaded nor appended through this log before. */
  readonly load: () => Promise<ReadEvents>;
  /** Tells others that there is news, and when (ms) it may be shown. */
  readonly announce: (revealAt: number) => void;
  /** Calls back when others have written; gives a function that ends it. */
  readonly subscribe: (listener: (revealAt: number) => void) => () => void;
}
