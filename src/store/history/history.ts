import type { ChangedEvent, PlainEvent } from '../log/events';
import { type Entry, isMasked, entryOf } from './entry';
import type { RollOpener } from './openRoll';

/** What the events in effect come to: the rolls in order, and the changes by hand. */
export interface History {
  readonly entries: readonly Entry[];
  readonly changes: readonly ChangedEvent[];
  readonly standing: readonly PlainEvent[];
}

export const emptyHistory: History = { entries: [], changes: [], standing: [] };

/** Folds the events in effect into a history; events about a roll that is not there have no effect. */
export function foldHistory(opener: RollOpener, standing: readonly PlainEvent[]): History {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  const changes: ChangedEvent[] = [];
  for (const event of standing) {
    if (event.type === 'changed') {
      changes.push(event);
    } else if (event.type === 'rolled') {
      places.set(event.id, entries.length);
      entries.push(entryOf(opener, entries.length + 1, event, []));
    } else {
      const place = places.get(event.roll);
      const entry = place === undefined ? undefined : entries[place];
      if (place === undefined || entry === undefined) continue;
      entries[place] = entryOf(opener, entry.number, entry.rolled, [...entry.later, event]);
    }
  }
  return { entries, changes, standing };
}

/** The history of other events in effect; where one was added at the end or taken off it, only that is worked out. */
export function advanceHistory(opener: RollOpener, history: History, standing: readonly PlainEvent[]): History {
  const before = history.standing;
  const shorter = Math.min(before.length, standing.length);
  const parted = before.findIndex((event, place) => place >= shorter || event !== standing[place]);
  const common = parted === -1 ? shorter : parted;
  const added = standing[common];
  const removed = before[common];
  if (common === before.length && common === standing.length) return history;
  if (added !== undefined && common === before.length && standing.length === common + 1) {
    return { ...withEvent(opener, history, added), standing };
  }
  if (removed !== undefined && common === standing.length && before.length === common + 1) {
    return { ...withoutEvent(opener, history, removed), standing };
  }
  return foldHistory(opener, standing);
}

function withEvent(opener: RollOpener, history: History, event: PlainEvent): History {
  const { entries, changes } = history;
  if (event.type === 'changed') return { ...history, changes: [...changes, event] };
  if (event.type === 'rolled') {
    return { ...history, entries: [...entries, entryOf(opener, entries.length + 1, event, [])] };
  }
  return replaceEntry(history, event.roll, (entry) =>
    entryOf(opener, entry.number, entry.rolled, [...entry.later, event]),
  );
}

function withoutEvent(opener: RollOpener, history: History, event: PlainEvent): History {
  const { entries, changes } = history;
  if (event.type === 'changed') return { ...history, changes: changes.slice(0, -1) };
  if (event.type === 'rolled') return { ...history, entries: entries.slice(0, -1) };
  return replaceEntry(history, event.roll, (entry) =>
    entryOf(
      opener,
      entry.number,
      entry.rolled,
      entry.later.filter((later) => later !== event),
    ),
  );
}

function replaceEntry(history: History, id: string, replace: (entry: Entry) => Entry): History {
  const place = history.entries.findLastIndex((entry) => entry.id === id);
  const entry = history.entries[place];
  if (entry === undefined) return history;
  const entries = [...history.entries];
  entries[place] = replace(entry);
  return { ...history, entries };
}

/** The entry of a roll; the newest are found first. */
export function findEntry(history: History, roll: string): Entry | undefined {
  return history.entries.findLast(({ id }) => id === roll);
}

/** The newest roll that is not voided: the one that takes any step. */
export function newestRoll(history: History): Entry | undefined {
  return history.entries.findLast(({ voided }) => !voided);
}

/** Requests of one kind that were rolled before, newest first, each once; those of hidden rolls are left out. */
export function recentRequests(history: History, system: string, kind: string, limit: number): readonly unknown[] {
  const found = new Map<string, unknown>();
  for (let place = history.entries.length - 1; place >= 0 && found.size < limit; place -= 1) {
    const entry = history.entries[place];
    if (entry?.system !== system || isMasked(entry) || kindOf(entry.request) !== kind) continue;
    const text = JSON.stringify(entry.request);
    if (!found.has(text)) found.set(text, entry.request);
  }
  return [...found.values()];
}

/** Which of its system's kinds of roll a request asks for. */
function kindOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('kind' in request)) return undefined;
  return typeof request.kind === 'string' ? request.kind : undefined;
}
