import * as v from 'valibot';

import { createKeptStore, type KeptStore } from './createKeptStore';
import type { TextPlace } from './textPlace';

/** The forms as they were left. Drafts are read by their system before they are used. */
export interface Forms {
  /** The system whose tab is open; absent before any was chosen. */
  readonly system?: string;
  /** The kind of roll that was last open, by system. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Requests as they stand in the forms, by `formKey`. */
  readonly drafts: Readonly<Record<string, unknown>>;
  /** Which character holds a side, by system and then by the side's id as text. */
  readonly seats: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sides whose dice are typed in by hand, by system. */
  readonly realDice: Readonly<Record<string, readonly string[]>>;
  /** Paths in a draft that were set by hand since the seats were taken, by `formKey`: no sheet fills them in. */
  readonly changed: Readonly<Record<string, readonly string[]>>;
}

export const startForms: Forms = { kinds: {}, drafts: {}, seats: {}, realDice: {}, changed: {} };

export const formsSchema: v.GenericSchema<unknown, Forms> = v.object({
  system: v.exactOptional(v.string()),
  kinds: v.optional(v.record(v.string(), v.string()), {}),
  drafts: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  realDice: v.optional(v.record(v.string(), v.array(v.string())), {}),
  changed: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/** Names the form of one kind of roll. */
export function formKey(system: string, kind: string): string {
  return `${system}/${kind}`;
}

/** What is in the forms; each page has its own, the last one written is found at the next start. */
export function createFormsStore(place: TextPlace): KeptStore<Forms> {
  return createKeptStore({ name: 'clatter.forms', version: 1, schema: formsSchema, start: startForms, place });
}

/** The forms with one draft put in another's place. */
export function withDraft(forms: Forms, system: string, kind: string, request: unknown): Forms {
  return { ...forms, drafts: { ...forms.drafts, [formKey(system, kind)]: request } };
}
