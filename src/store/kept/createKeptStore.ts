import type * as v from 'valibot';
import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { TextPlace } from './textPlace';

interface KeptParts<Value extends object> {
  /** The key under which it is kept. */
  readonly name: string;
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly start: Value;
  readonly place: TextPlace;
}

export interface KeptStore<Value> extends StoreApi<Value> {
  /** Reads again what is stored, such as after another page wrote it. */
  readonly reread: () => void;
}

/** A store whose whole state is kept as text; what can't be read is set aside, and the store starts afresh. */
export function createKeptStore<Value extends object>(parts: KeptParts<Value>): KeptStore<Value> {
  const { name, version, schema, start, place } = parts;
  const storage = place.storageFor(schema, version);
  const store = createStore<Value>()(persist(() => start, { name, version, storage }));
  return { ...store, reread: () => void store.persist.rehydrate() };
}

/** Keeps a store like its twins in other pages of the browser; `page` is the window. */
export function followOtherPages(store: KeptStore<unknown>, name: string, page: EventTarget): () => void {
  const hear = (event: Event): void => {
    if ('key' in event && event.key === name) store.reread();
  };
  page.addEventListener('storage', hear);
  return () => page.removeEventListener('storage', hear);
}
