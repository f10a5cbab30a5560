import type { PartyChange } from '../party/partyChange';

/** What every event carries; `at` is in milliseconds, and ids sort in the order of events. */
interface Stamp {
  readonly id: string;
  readonly at: number;
  readonly writer: string;
}

/** A record as it is stored: read by its system only when it is opened. */
interface StoredRecord {
  readonly system: string;
  readonly request: unknown;
  readonly faces: readonly number[];
  readonly steps: readonly unknown[];
}

/** A roll as the log keeps it: the record, and what stands around it but is no part of the request. */
export interface RolledEntry {
  /** Which character holds a side, by the side's id as text. */
  readonly seats: Readonly<Record<string, string>>;
  readonly hidden: boolean;
  /** Plan positions of the dice that were typed in by hand. */
  readonly entered: readonly number[];
  /** The roll that this one came after. */
  readonly follows?: string;
  readonly label?: string;
  readonly record: StoredRecord;
}

export interface RolledEvent extends Stamp {
  readonly type: 'rolled';
  readonly entry: RolledEntry;
}

export interface SteppedEvent extends Stamp {
  readonly type: 'stepped';
  readonly roll: string;
  readonly step: unknown;
  /** Plan positions of the dice that took new faces. */
  readonly dice: readonly number[];
  /** Those of them whose new face was typed in by hand. */
  readonly entered: readonly number[];
}

export interface ChangedEvent extends Stamp {
  readonly type: 'changed';
  readonly change: PartyChange;
}

interface MarkedEvent extends Stamp {
  readonly type: 'voided' | 'revealed';
  readonly roll: string;
}

interface RevertedEvent extends Stamp {
  readonly type: 'reverted';
  readonly event: string;
}

/** An event that says something about the table, not about another event. */
export type PlainEvent = RolledEvent | SteppedEvent | MarkedEvent | ChangedEvent;

export type LogEvent = PlainEvent | RevertedEvent;

/** Orders by id: time first, then writer, then the writer's own count. */
export function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  if (left.id === right.id) return 0;
  return left.id < right.id ? -1 : 1;
}
