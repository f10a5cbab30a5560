import * as v from 'valibot';

import { partyChangeSchema } from '../party/readPartyChange';
import type { LogEvent } from './events';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const stamp = { id, at: v.pipe(v.number(), v.finite()), writer: v.string() };
const positions = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const entry = v.object({
  seats: v.record(v.string(), v.string()),
  hidden: v.boolean(),
  entered: positions,
  follows: v.exactOptional(id),
  label: v.exactOptional(v.string()),
  record: v.object({
    system: v.string(),
    request: v.unknown(),
    faces: v.array(v.number()),
    steps: v.array(v.unknown()),
  }),
});

const eventSchema: v.GenericSchema<unknown, LogEvent> = v.variant('type', [
  v.object({ ...stamp, type: v.literal('rolled'), entry }),
  v.object({ ...stamp, type: v.literal('stepped'), roll: id, step: v.unknown(), dice: positions, entered: positions }),
  v.object({ ...stamp, type: v.literal('voided'), roll: id }),
  v.object({ ...stamp, type: v.literal('revealed'), roll: id }),
  v.object({ ...stamp, type: v.literal('changed'), change: partyChangeSchema }),
  v.object({ ...stamp, type: v.literal('reverted'), event: id }),
]);

/** Something stored that is no event: kept as it was, with what is wrong with it. */
export interface SetAside {
  readonly value: unknown;
  readonly reason: string;
}

export interface ReadEvents {
  readonly events: readonly LogEvent[];
  readonly setAside: readonly SetAside[];
}

/** Sorts what is an event from what is not; never throws. */
export function readEvents(values: readonly unknown[]): ReadEvents {
  const events: LogEvent[] = [];
  const setAside: SetAside[] = [];
  for (const value of values) {
    const result = v.safeParse(eventSchema, value);
    if (result.success) events.push(result.output);
    else setAside.push({ value, reason: reasonOf(result.issues[0]) });
  }
  return { events, setAside };
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
