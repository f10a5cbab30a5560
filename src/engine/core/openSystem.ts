import * as v from 'valibot';

import type { PlannedDie, SideId } from './dice';
import type { Next } from './next';
import type { RollRecord } from './record';
import type { Effect, FollowUp, KindOfRoll, RuleSystem } from './rules';
import type { SideNames, Words } from './words';

/** A roll of some system, read and ready to be shown; what it holds of the system's own stays opaque. */
export interface Roll {
  readonly record: RollRecord<unknown>;
  readonly plan: readonly PlannedDie[];
  readonly description: string;
  /** The fields that the rules name for the kind of roll. */
  readonly outcome: () => unknown;
  readonly next: () => Next;
  readonly words: (names?: SideNames) => Words;
  readonly effects: () => readonly Effect<unknown>[];
  readonly follow: () => readonly FollowUp<unknown>[];
  /** The roll after one step more. Throws `step-not-allowed` or `invalid-faces`. */
  readonly take: (step: unknown) => Roll;
}

/** A request that may be rolled, and the dice that it takes. */
export interface ReadyRequest {
  readonly request: unknown;
  readonly plan: readonly PlannedDie[];
  readonly description: string;
  readonly open: (faces: readonly number[]) => Roll;
}

/** A system as everyone outside it sees it: sheets, changes and requests go in and out as unknown data. */
export interface OpenSystem {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly KindOfRoll<unknown>[];
  /** Throws what is wrong with the request. */
  readonly ready: (request: unknown) => ReadyRequest;
  /** Throws what is wrong with the record. */
  readonly open: (record: unknown) => Roll;
  readonly emptySheet: unknown;
  /** Throws where it is no sheet of this system. */
  readonly readSheet: (sheet: unknown) => unknown;
  /** Throws where the request is none of this system's, or the sheet is no sheet. */
  readonly fill: (request: unknown, side: SideId, sheet: unknown) => unknown;
  /** Throws where the sheet or the change is none of this system's. */
  readonly applyChange: (sheet: unknown, change: unknown) => unknown;
}

/** Closes over a system's own types, so that no one outside needs them. */
export function openSystem<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
): OpenSystem {
  function rollOf(record: RollRecord<Request>): Roll {
    return {
      record,
      plan: rules.plan(record.request),
      description: rules.describe(record.request),
      outcome: () => rules.resolve(record),
      next: () => rules.next(record),
      words: (names) => rules.words(record, names),
      effects: () => rules.effects(record),
      follow: () => rules.follow(record),
      take: (step) => rollOf(rules.take(record, step)),
    };
  }

  const { sheet } = rules;
  return {
    id: rules.id,
    name: rules.name,
    kinds: rules.kinds,
    ready: (input) => {
      const request = rules.readRequest(input);
      return {
        request,
        plan: rules.plan(request),
        description: rules.describe(request),
        open: (faces) => rollOf(rules.read({ system: rules.id, request, faces, steps: [] })),
      };
    },
    open: (record) => rollOf(rules.read(record)),
    emptySheet: sheet.empty,
    readSheet: (input) => v.parse(sheet.schema, input),
    fill: (request, side, input) => sheet.fill(rules.readDraft(request), side, v.parse(sheet.schema, input)),
    applyChange: (input, change) => sheet.apply(v.parse(sheet.schema, input), v.parse(sheet.changeSchema, change)),
  };
}
