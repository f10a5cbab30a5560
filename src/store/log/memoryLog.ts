import { byId, type LogEvent } from './events';
import type { Log } from './log';
import { readEvents } from './readEvents';

/** A place that several memory logs share, as several tabs share a browser's storage. */
export interface MemoryShelf {
  readonly values: Map<string, unknown>;
  readonly listeners: Set<(revealAt: number, from: Log) => void>;
}

/** An empty place, or one with such values in it. */
export function createMemoryShelf(values: readonly unknown[] = []): MemoryShelf {
  return { values: new Map(values.map((value, place) => [keyOf(value, place), value])), listeners: new Set() };
}

function keyOf(value: unknown, place: number): string {
  const named = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
  return named ? String(value.id) : `unnamed ${place}`;
}

/** A log that lasts as long as the page. */
export function createMemoryLog(shelf: MemoryShelf = createMemoryShelf()): Log {
  const known = new Set<string>();

  const log: Log = {
    append: (events: readonly LogEvent[]) => {
      for (const event of events) {
        shelf.values.set(event.id, event);
        known.add(event.id);
      }
      return Promise.resolve();
    },
    load: () => {
      const fresh = [...shelf.values].filter(([key]) => !known.has(key));
      for (const [key] of fresh) known.add(key);
      const { events, setAside } = readEvents(fresh.map(([, value]) => value));
      return Promise.resolve({ events: [...events].sort(byId), setAside });
    },
    announce: (revealAt) => {
      for (const listener of shelf.listeners) listener(revealAt, log);
    },
    subscribe: (listener) => {
      const heard = (revealAt: number, from: Log): void => {
        if (from !== log) listener(revealAt);
      };
      shelf.listeners.add(heard);
      return () => shelf.listeners.delete(heard);
    },
  };
  return log;
}
