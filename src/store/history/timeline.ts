import { byId, type LogEvent, type PlainEvent } from '../log/events';

interface Undone {
  /** The id of the `reverted` that took the event out of effect. */
  readonly reverted: string;
  readonly event: PlainEvent;
}

/** The log in order, and what of it is in effect. */
export interface Timeline {
  readonly events: readonly LogEvent[];
  readonly standing: readonly PlainEvent[];
  /** What redo brings back, the next one last; any new event empties it. */
  readonly undone: readonly Undone[];
}

export const emptyTimeline: Timeline = { events: [], standing: [], undone: [] };

/**
 * Works out what is in effect. A `reverted` takes out the event that it names; one that names a working `reverted`
 * brings its event back; any other does nothing, so that two writers who undo the same thing undo it once.
 */
export function buildTimeline(unordered: readonly LogEvent[]): Timeline {
  const events = [...unordered].sort(byId).filter((event, place, all) => event.id !== all[place - 1]?.id);
  const plain = new Map<string, PlainEvent>();
  const takenOut = new Set<string>();
  const working = new Map<string, PlainEvent>();
  let undone: Undone[] = [];
  for (const event of events) {
    if (event.type !== 'reverted') {
      plain.set(event.id, event);
      undone = [];
      continue;
    }
    const named = plain.get(event.event);
    const restored = working.get(event.event);
    if (named !== undefined && !takenOut.has(named.id)) {
      takenOut.add(named.id);
      working.set(event.id, named);
      undone.push({ reverted: event.id, event: named });
    } else if (restored !== undefined) {
      takenOut.delete(restored.id);
      working.delete(event.event);
      undone = undone.filter(({ reverted }) => reverted !== event.event);
    }
  }
  return { events, standing: [...plain.values()].filter(({ id }) => !takenOut.has(id)), undone };
}

/** The timeline with more events; a single one that comes last in order, as nearly all do, costs no rebuilding. */
export function extendTimeline(timeline: Timeline, added: readonly LogEvent[]): Timeline {
  const [event] = added;
  const appended = event === undefined || added.length > 1 ? undefined : append(timeline, event);
  return appended ?? buildTimeline([...timeline.events, ...added]);
}

function append({ events, standing, undone }: Timeline, event: LogEvent): Timeline | undefined {
  const last = events.at(-1);
  if (last !== undefined && event.id <= last.id) return undefined;
  const grown = [...events, event];
  if (event.type !== 'reverted') return { events: grown, standing: [...standing, event], undone: [] };
  const newest = standing.at(-1);
  if (newest?.id === event.event) {
    return {
      events: grown,
      standing: standing.slice(0, -1),
      undone: [...undone, { reverted: event.id, event: newest }],
    };
  }
  const next = undone.at(-1);
  if (next?.reverted !== event.event || (newest !== undefined && next.event.id < newest.id)) return undefined;
  return { events: grown, standing: [...standing, next.event], undone: undone.slice(0, -1) };
}
