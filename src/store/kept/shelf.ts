import * as v from 'valibot';

import { createKeptStore, type KeptStore } from './createKeptStore';
import { formKey } from './forms';
import type { TextPlace } from './textPlace';

/** Something kept for a kind of roll, such as a check table; its panel reads `data` before it is used. */
export interface KeptItem {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
}

/** What is kept, by `formKey`. */
export interface Shelves {
  readonly items: Readonly<Record<string, readonly KeptItem[]>>;
}

export const shelvesName = 'clatter.shelf';

const keptItem = v.object({ id: v.string(), name: v.string(), data: v.unknown() });

export const shelvesSchema: v.GenericSchema<unknown, Shelves> = v.object({
  items: v.record(v.string(), v.array(keptItem)),
});

const noItems: readonly KeptItem[] = [];

export function createShelfStore(place: TextPlace): KeptStore<Shelves> {
  return createKeptStore({ name: shelvesName, version: 1, schema: shelvesSchema, start: { items: {} }, place });
}

/** What is kept for one kind of roll. */
export function itemsFor(shelves: Shelves, system: string, kind: string): readonly KeptItem[] {
  return shelves.items[formKey(system, kind)] ?? noItems;
}

/** The shelves with one thing more; it takes the place of what has the same name. */
export function withItem(shelves: Shelves, system: string, kind: string, item: KeptItem): Shelves {
  const others = itemsFor(shelves, system, kind).filter(({ name }) => name !== item.name);
  return { items: { ...shelves.items, [formKey(system, kind)]: [...others, item] } };
}

export function withoutItem(shelves: Shelves, system: string, kind: string, id: string): Shelves {
  const others = itemsFor(shelves, system, kind).filter((item) => item.id !== id);
  return { items: { ...shelves.items, [formKey(system, kind)]: others } };
}
