import type { OpenSystem, StepGroup, StepPick, WordSource } from '@clatter/engine';
import { createStore } from 'zustand/vanilla';

import { advanceHistory, findEntry, newestRoll } from '../history/history';
import { createRollOpener } from '../history/openRoll';
import { extendTimeline } from '../history/timeline';
import type { LogEvent, PlainEvent } from '../log/events';
import type { IdSource } from '../log/idSource';
import type { Log } from '../log/log';
import type { OrFault } from './fault';
import { createKeeper, within } from './keeper';
import { followOthers, longestThrow } from './followOthers';
import { createEarlierParty, createSettledParty } from './settledParty';
import { prepareRoll, prepareStep, type RollOrder, type TypedFaces } from './prepare';
import { startState, type Throw, type Thrown, type TrayState, type TrayStore } from './trayState';

export interface TrayParts {
  readonly systems: readonly OpenSystem[];
  readonly log: Log;
  readonly words: WordSource;
  /** Milliseconds. */
  readonly now: () => number;
  readonly ids: IdSource;
}

/** Milliseconds that dice wait for the storage. */
const longestWait = 50;

/** The tray: everything that was rolled and changed, kept in a log, and the throw that is on its way. */
export function createTrayStore({ systems, log, words, now, ids }: TrayParts): TrayStore {
  const opener = createRollOpener(systems);
  const store = createStore<TrayState>()(() => startState(ids.writer));
  const { getState, setState } = store;
  const save = createKeeper(log, (unsaved) => setState({ unsaved }));

  function absorb(events: readonly LogEvent[], rest: Partial<TrayState> = {}): void {
    const timeline = extendTimeline(getState().timeline, events);
    const history = advanceHistory(opener, getState().history, timeline.standing);
    const canUndo = timeline.standing.length > 0;
    setState({ timeline, history, canUndo, canRedo: timeline.undone.length > 0, ...rest });
  }

  function stamp(): { readonly id: string; readonly at: number; readonly writer: string } {
    const at = now();
    return { id: ids.next(at), at, writer: ids.writer };
  }

  function commit(event: LogEvent, rest: Partial<TrayState> = {}): Promise<void> {
    // Storing begins first, so that it does not wait for the page to be drawn.
    const saving = save([event]);
    absorb([event], rest);
    return saving.then((stored) => {
      const { throw: flying, unsaved } = getState();
      if (stored && unsaved?.count === 0) others.retry();
      if (stored) log.announce(flying === undefined || flying.settled ? now() : now() + longestThrow);
    });
  }

  function launch(event: PlainEvent, roll: string, moving: Throw['moving'], along = false): Thrown {
    const still = moving !== 'all' && moving.length === 0;
    const thrown: Throw = { id: event.id, roll, own: true, along, moving, started: still, settled: still };
    const started = within(longestWait, commit(event, { throw: thrown })).then(() => {
      const flying = getState().throw;
      if (flying?.id === event.id && !flying.started) setState({ throw: { ...flying, started: true } });
    });
    return { roll, throw: event.id, started };
  }

  function roll(order: RollOrder): OrFault<Thrown> {
    const prepared = prepareRoll(systems, words, order);
    if ('fault' in prepared) return prepared;
    const event = { ...stamp(), type: 'rolled', entry: prepared.entry } as const;
    return launch(event, event.id, prepared.entry.record.faces.length === 0 ? [] : 'all', order.along);
  }

  function take(rollId: string, group: StepGroup, pick: StepPick, faces: TypedFaces = []): OrFault<Thrown> {
    const { history } = getState();
    const entry = findEntry(history, rollId);
    if (entry === undefined) return { fault: { message: 'This roll is no longer in the history.' } };
    if (entry.voided) return { fault: { message: 'A voided roll takes no more steps.' } };
    if (group.type !== 'choose' && newestRoll(history)?.id !== rollId) {
      return { fault: { message: 'Only the newest roll takes this step; an older one takes only a choice.' } };
    }
    const opened = entry.open();
    if (opened.type === 'unreadable') return { fault: { message: opened.reason } };
    const prepared = prepareStep(opened.roll, group, pick, words, faces);
    if ('fault' in prepared) return prepared;
    const { step, moving, entered } = prepared;
    return launch({ ...stamp(), type: 'stepped', roll: rollId, step, dice: moving, entered }, rollId, moving);
  }

  function mark(type: 'voided' | 'revealed', rollId: string): void {
    const entry = findEntry(getState().history, rollId);
    if (entry === undefined || entry[type]) return;
    const flying = getState().throw;
    void commit({ ...stamp(), type, roll: rollId }, { throw: flying && { ...flying, settled: true } });
  }

  function revert(event: string | undefined): void {
    if (event !== undefined) void commit({ ...stamp(), type: 'reverted', event }, { throw: undefined });
  }

  function settle(throwId: string): void {
    const flying = getState().throw;
    if (flying?.id !== throwId || flying.settled) return;
    setState({ throw: { ...flying, started: true, settled: true } });
    if (flying.own) log.announce(now());
  }

  function merge(events: readonly LogEvent[]): number {
    const known = new Set(getState().timeline.events.map(({ id }) => id));
    const added = events.filter(({ id }) => !known.has(id));
    if (added.length === 0) return 0;
    for (const { id } of added) ids.seen(id);
    absorb(added, { throw: undefined });
    void save(added).then((stored) => stored && log.announce(now()));
    return added.length;
  }

  const others = followOthers({ log, now, ids, store, absorb, settle });

  return {
    ...store,
    party: createSettledParty(systems, opener, store),
    partyBefore: createEarlierParty(systems, opener, store),
    actions: {
      roll,
      take,
      void: (rollId) => mark('voided', rollId),
      reveal: (rollId) => mark('revealed', rollId),
      undo: () => revert(getState().timeline.standing.at(-1)?.id),
      redo: () => revert(getState().timeline.undone.at(-1)?.reverted),
      settle,
      change: (change) => void commit({ ...stamp(), type: 'changed', change }),
      peek: (rollId, shown) => {
        const others = getState().peeked.filter((id) => id !== rollId);
        setState({ peeked: shown ? [...others, rollId] : others });
      },
      merge,
    },
    ready: others.ready,
    close: others.close,
  };
}
