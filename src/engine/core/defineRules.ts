import type * as v from 'valibot';

import type { PlannedDie } from './dice';
import { ruleError, within } from './errors';
import type { Next } from './next';
import { at } from './numbers';
import type { RollRecord } from './record';
import type { Effect, FollowUp, KindOfRoll, RuleSystem, SheetRules } from './rules';
import { readFace, readFaces } from './readFaces';
import { readWith } from './readWith';
import { readStepForm, type Step, type WrittenStep } from './step';
import type { SideNames, Words } from './words';

/** The parts of which a system is made. `Standing` is what the dice and steps so far have come to. */
export interface RuleParts<Request, Standing, Outcome, Sheet, Change> {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly KindOfRoll<Request>[];
  readonly schema: v.GenericSchema<unknown, Request>;
  /** Refuses what the schema can't: fields that do not go together. */
  readonly check: (request: Request) => void;
  readonly plan: (request: Request) => readonly PlannedDie[];
  readonly describe: (request: Request) => string;
  readonly start: (request: Request, faces: readonly number[]) => Standing;
  /** Refuses a step that the rules do not allow now; else gives the dice, by plan position, that take new faces. */
  readonly allow: (standing: Standing, step: WrittenStep) => readonly number[];
  readonly advance: (standing: Standing, step: Step) => Standing;
  readonly outcome: (standing: Standing) => Outcome;
  readonly next: (standing: Standing) => Next;
  readonly words: (standing: Standing, names: SideNames) => Words;
  readonly effects: (standing: Standing) => readonly Effect<Change>[];
  readonly follow: (standing: Standing) => readonly FollowUp<Request>[];
  readonly sheet: SheetRules<Request, Sheet, Change>;
}

function withFaces(step: WrittenStep, dice: readonly PlannedDie[], path: string): Step {
  switch (step.type) {
    case 'reroll': {
      const { side, ...rest } = step;
      const face = readFace(step.face, at(dice, 0), `${path}.face`);
      return typeof side === 'string' || typeof side === 'number' ? { ...rest, face, side } : { ...rest, face };
    }
    case 'reroll-tied-crits':
      return { type: step.type, faces: readFaces(step.faces, dice, `${path}.faces`) };
    case 'keep': {
      const { side, ...rest } = step;
      return typeof side === 'string' ? { ...rest, side } : rest;
    }
    case 'choose':
    case 'treat-as-critical':
    case 'move':
      return step;
  }
}

/** Joins a system's parts into the whole: reading, replaying and caching are the same for all [R1]. */
export function defineRules<Request, Standing, Outcome, Sheet, Change>(
  parts: RuleParts<Request, Standing, Outcome, Sheet, Change>,
): RuleSystem<Request, Outcome, Sheet, Change> {
  const standings = new WeakMap<RollRecord<Request>, { readonly standing: Standing }>();

  function standingOf(record: RollRecord<Request>): Standing {
    const known = standings.get(record);
    if (known !== undefined) return known.standing;
    const standing = record.steps.reduce(parts.advance, parts.start(record.request, record.faces));
    standings.set(record, { standing });
    return standing;
  }

  function readDraft(input: unknown): Request {
    return readWith(parts.schema, input, 'request');
  }

  function readRequest(input: unknown): Request {
    const request = readDraft(input);
    parts.check(request);
    return request;
  }

  function take(record: RollRecord<Request>, input: unknown): RollRecord<Request> {
    const place = record.steps.length;
    const standing = standingOf(record);
    const written = readStepForm(input, place);
    const plan = parts.plan(record.request);
    const path = `steps.${String(place)}`;
    const dice = within(path, () => parts.allow(standing, written)).map((die) => at(plan, die));
    const step = withFaces(written, dice, path);
    const taken = { ...record, steps: [...record.steps, step] };
    standings.set(taken, { standing: parts.advance(standing, step) });
    return taken;
  }

  function read(input: unknown): RollRecord<Request> {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      throw ruleError('invalid-request', 'A record must be an object { system, request, faces, steps }.');
    }
    const written: Readonly<Record<string, unknown>> = { ...input };
    if (written['system'] !== parts.id) {
      throw ruleError('invalid-request', `The record’s system must be “${parts.id}”.`, { path: 'system' });
    }
    const request = readRequest(written['request']);
    const faces = readFaces(written['faces'], parts.plan(request), 'faces');
    const steps = written['steps'] ?? [];
    if (written['steps'] === null || !Array.isArray(steps)) {
      throw ruleError('step-not-allowed', 'The steps must be a list; leave them out where there are none.', {
        path: 'steps',
      });
    }
    const start: RollRecord<Request> = { system: parts.id, request, faces, steps: [] };
    return steps.reduce<RollRecord<Request>>(take, start);
  }

  const outcomes = new WeakMap<RollRecord<Request>, { readonly outcome: Outcome }>();

  function resolve(record: RollRecord<Request>): Outcome {
    const known = outcomes.get(record);
    if (known !== undefined) return known.outcome;
    const outcome = parts.outcome(standingOf(record));
    outcomes.set(record, { outcome });
    return outcome;
  }

  const { id, name, kinds, plan, describe, sheet } = parts;
  return {
    id,
    name,
    kinds,
    readDraft,
    readRequest,
    read,
    take,
    plan,
    describe,
    resolve,
    next: (record) => parts.next(standingOf(record)),
    words: (record, names = {}) => parts.words(standingOf(record), names),
    effects: (record) => parts.effects(standingOf(record)),
    follow: (record) => parts.follow(standingOf(record)),
    sheet,
  };
}
