import type * as v from 'valibot';

import type { PlannedDie, SideId } from './dice';
import type { Next } from './next';
import type { RollRecord } from './record';
import type { SideNames, Words } from './words';

export interface KindOfRoll<Request> {
  readonly id: string;
  readonly name: string;
  /** What a fresh form holds. */
  readonly start: Request;
}

/** A roll that naturally comes after, filled in. */
export interface FollowUp<Request> {
  readonly label: string;
  readonly request: Request;
}

/** What a roll changes on the sheet of whoever holds a side; `text` says it: "is now stressed". */
export interface Effect<Change> {
  readonly side: SideId;
  readonly change: Change;
  readonly text: string;
}

/** What a system keeps of a character or party. */
export interface SheetRules<Request, Sheet, Change> {
  readonly schema: v.GenericSchema<unknown, Sheet>;
  readonly changeSchema: v.GenericSchema<unknown, Change>;
  readonly empty: Sheet;
  /** The same request with a side's numbers taken from a sheet. */
  readonly fill: (request: Request, side: SideId, sheet: Sheet) => Request;
  /** The sheet after a change; counts stay at 0 where a change would take them below. */
  readonly apply: (sheet: Sheet, change: Change) => Sheet;
}

/** One dice system, whole. Everything but the reading takes only what was read. */
export interface RuleSystem<Request, Outcome, Sheet, Change> {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly KindOfRoll<Request>[];
  /** Reads a form's content: its fields, though not yet whether they make a roll. Throws `invalid-request`. */
  readonly readDraft: (input: unknown) => Request;
  /** Throws `invalid-request` or `invalid-notation`. */
  readonly readRequest: (input: unknown) => Request;
  /** Checks the request, then the faces, then the steps in order. Throws the first refusal [R4]. */
  readonly read: (input: unknown) => RollRecord<Request>;
  /** The record with one step more. Throws `step-not-allowed` or `invalid-faces`. */
  readonly take: (record: RollRecord<Request>, step: unknown) => RollRecord<Request>;
  readonly plan: (request: Request) => readonly PlannedDie[];
  /** What the roll is, in a few words: "Attack, advantage". */
  readonly describe: (request: Request) => string;
  readonly resolve: (record: RollRecord<Request>) => Outcome;
  readonly next: (record: RollRecord<Request>) => Next;
  readonly words: (record: RollRecord<Request>, names?: SideNames) => Words;
  readonly effects: (record: RollRecord<Request>) => readonly Effect<Change>[];
  readonly follow: (record: RollRecord<Request>) => readonly FollowUp<Request>[];
  readonly sheet: SheetRules<Request, Sheet, Change>;
}
