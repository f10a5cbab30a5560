import type { StepGroup, StepPick } from '@clatter/engine';
import type { StoreApi } from 'zustand/vanilla';

import { emptyHistory, type History } from '../history/history';
import { emptyTimeline, type Timeline } from '../history/timeline';
import type { LogEvent } from '../log/events';
import type { SetAside } from '../log/readEvents';
import type { Party } from '../party/party';
import type { PartyChange } from '../party/partyChange';
import type { OrFault } from './fault';
import type { Unsaved } from './keeper';
import type { RollOrder, TypedFaces } from './prepare';

/** Dice in the air. */
export interface Throw {
  /** The event that threw them; `settle` takes it. */
  readonly id: string;
  readonly roll: string;
  /** Whether this page threw them, or another. */
  readonly own: boolean;
  /** Whether one act threw them along with the throw before. */
  readonly along: boolean;
  /** All dice of the roll, or those at these plan positions. */
  readonly moving: 'all' | readonly number[];
  /** True once the roll is stored, or has waited long enough: the dice may fall. */
  readonly started: boolean;
  /** Until it's true no surface shows the roll's result. */
  readonly settled: boolean;
}

export interface TrayState {
  readonly status: 'loading' | 'ready';
  /** This page's own name among those that write to the log. */
  readonly writer: string;
  readonly timeline: Timeline;
  readonly history: History;
  /** Stored things that could not be read; they stay stored. */
  readonly setAside: readonly SetAside[];
  readonly unsaved: Unsaved | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The latest throw; undefined where nothing was thrown, or it was undone. */
  readonly throw: Throw | undefined;
  /** Hidden rolls that are looked at in this page's history. */
  readonly peeked: readonly string[];
}

/** The state before anything was read. */
export function startState(writer: string): TrayState {
  return {
    status: 'loading',
    writer,
    timeline: emptyTimeline,
    history: emptyHistory,
    setAside: [],
    unsaved: undefined,
    canUndo: false,
    canRedo: false,
    throw: undefined,
    peeked: [],
  };
}

/** What was thrown, and when its dice may fall: once it is stored, after 50 ms at most. */
export interface Thrown {
  readonly roll: string;
  readonly throw: string;
  readonly started: Promise<void>;
}

interface TrayActions {
  /** Rolls, or says why not; each call is a roll of its own. */
  readonly roll: (order: RollOrder) => OrFault<Thrown>;
  /** Takes a step that the rules allow: any on the newest roll, on an older one only a choice. */
  readonly take: (roll: string, group: StepGroup, pick: StepPick, faces?: TypedFaces) => OrFault<Thrown>;
  /** Marks a roll as a mistake; it stays visible and gives back what it spent. */
  readonly void: (roll: string) => void;
  readonly reveal: (roll: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Ends a throw: its result may be shown. */
  readonly settle: (throwId: string) => void;
  readonly change: (change: PartyChange) => void;
  /** Shows or masks a hidden roll in this page's history. */
  readonly peek: (roll: string, shown: boolean) => void;
  /** Adds events of another log, such as an export's; gives how many were new. */
  readonly merge: (events: readonly LogEvent[]) => number;
}

export interface TrayStore extends StoreApi<TrayState> {
  readonly actions: TrayActions;
  /** The party as of now, the same object until it changes; dice in the air have no effect on it yet. */
  readonly party: () => Party;
  /** The party as a roll found it, by the roll's id. */
  readonly partyBefore: (roll: string) => Party;
  /** Resolves once what was stored has been read, or could not be. */
  readonly ready: Promise<void>;
  /** Stops listening to other pages. */
  readonly close: () => void;
}
