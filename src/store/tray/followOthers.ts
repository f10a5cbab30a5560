import type { StoreApi } from 'zustand/vanilla';

import type { LogEvent, RolledEvent, SteppedEvent } from '../log/events';
import type { IdSource } from '../log/idSource';
import type { Log } from '../log/log';
import type { Throw, TrayState } from './trayState';

interface Following {
  readonly log: Log;
  readonly now: () => number;
  readonly ids: IdSource;
  readonly store: StoreApi<TrayState>;
  readonly absorb: (events: readonly LogEvent[], rest?: Partial<TrayState>) => void;
  readonly settle: (throwId: string) => void;
}

/** Milliseconds after which others may show a roll, if its own page has not said so before. */
export const longestThrow = 900;
/** Milliseconds beyond which no one's word is waited for, since clocks may differ. */
const longestMask = 2_000;

/** Reads what is stored, then what other pages add; their rolls are masked until they may be shown. */
export function followOthers({ log, now, ids, store, absorb, settle }: Following): {
  readonly ready: Promise<void>;
  /** Reads once more what could not be read before. */
  readonly retry: () => void;
  readonly close: () => void;
} {
  async function read(revealAt: number): Promise<void> {
    const { events, setAside } = await log.load();
    for (const { id } of events) ids.seen(id);
    const newest = events.findLast(isThrow);
    const thrown = newest && throwOf(newest);
    // Word that was given before a roll was made says nothing of that roll.
    const due = newest !== undefined && newest.at >= revealAt ? newest.at + longestThrow : revealAt;
    const wait = Math.min(due - now(), longestMask);
    absorb(events, {
      ...(setAside.length === 0 ? {} : { setAside: [...store.getState().setAside, ...setAside] }),
      ...(thrown === undefined || wait <= 0 ? {} : { throw: thrown }),
    });
    revealLater(wait);
  }

  function revealLater(wait: number): void {
    const flying = store.getState().throw;
    if (flying === undefined || flying.settled || flying.own) return;
    setTimeout(() => settle(flying.id), Math.max(0, wait));
  }

  function fail(error: unknown): void {
    const reason = error instanceof Error ? error.message : 'The storage can’t be read.';
    store.setState({ unsaved: { count: 0, reason } });
  }

  const ready = read(0)
    .catch(fail)
    .then(() => store.setState({ status: 'ready' }));
  const close = log.subscribe((revealAt) => void ready.then(() => read(revealAt)).catch(fail));
  const retry = (): void => {
    void read(0).then(() => store.setState({ unsaved: undefined }), fail);
  };
  return { ready, retry, close };
}

function isThrow(event: LogEvent): event is RolledEvent | SteppedEvent {
  return event.type === 'rolled' || (event.type === 'stepped' && event.dice.length > 0);
}

function throwOf(event: RolledEvent | SteppedEvent): Throw {
  const isRoll = event.type === 'rolled';
  const moving = isRoll ? 'all' : event.dice;
  return {
    id: event.id,
    roll: isRoll ? event.id : event.roll,
    own: false,
    along: false,
    moving,
    started: true,
    settled: false,
  };
}
