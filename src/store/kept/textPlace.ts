import * as v from 'valibot';
import type { PersistStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The part of a browser's `Storage` that is needed. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SetAsideText {
  readonly key: string;
  readonly text: string;
}

/** What went wrong with stored texts. */
interface Troubles {
  /** Texts that could not be read, kept under keys of their own. */
  readonly setAside: readonly SetAsideText[];
  /** The browser refuses to store; what is set lasts until the page is closed. */
  readonly refused: boolean;
}

/** Where settings and forms are kept as text, and what is amiss there. */
export interface TextPlace {
  readonly troubles: StoreApi<Troubles>;
  readonly storageFor: <Value>(schema: v.GenericSchema<unknown, Value>, version: number) => PersistStorage<Value>;
  /** Deletes the texts that were set aside. */
  readonly clearSetAside: () => void;
}

const mostSetAside = 5;

/** `open` gives the browser's storage; in some browsers even asking for it throws. */
export function createTextPlace(open: () => TextStorage): TextPlace {
  const troubles = createStore<Troubles>()(() => ({ setAside: [], refused: false }));

  function attempt<Result>(work: (storage: TextStorage) => Result): Result | undefined {
    try {
      return work(open());
    } catch {
      troubles.setState({ refused: true });
      return undefined;
    }
  }

  function keysFor(name: string): readonly string[] {
    return Array.from({ length: mostSetAside }, (_, place) => `${name}.set-aside.${place + 1}`);
  }

  function findSetAside(name: string): void {
    const found = keysFor(name).flatMap((key) => {
      const text = attempt((storage) => storage.getItem(key)) ?? undefined;
      return text === undefined ? [] : [{ key, text }];
    });
    const others = troubles.getState().setAside.filter(({ key }) => !key.startsWith(`${name}.`));
    if (found.length + others.length > 0) troubles.setState({ setAside: [...others, ...found] });
  }

  function setAside(name: string, text: string): void {
    const keys = keysFor(name);
    attempt((storage) => {
      const free = keys.find((key) => [null, text].includes(storage.getItem(key))) ?? keys.at(-1);
      if (free !== undefined) storage.setItem(free, text);
      storage.removeItem(name);
    });
  }

  return {
    troubles,
    storageFor: (schema, version) => {
      const stored = v.object({ state: schema, version: v.literal(version) });
      return {
        getItem: (name) => {
          const text = attempt((storage) => storage.getItem(name)) ?? undefined;
          const value = text === undefined ? undefined : readStored(stored, text);
          if (text !== undefined && value === undefined) setAside(name, text);
          findSetAside(name);
          return value ?? null;
        },
        setItem: (name, value) => {
          const kept = attempt((storage) => {
            storage.setItem(name, JSON.stringify(value));
            return true;
          });
          if (kept === true && troubles.getState().refused) troubles.setState({ refused: false });
        },
        removeItem: (name) => attempt((storage) => storage.removeItem(name)),
      };
    },
    clearSetAside: () => {
      for (const { key } of troubles.getState().setAside) attempt((storage) => storage.removeItem(key));
      troubles.setState({ setAside: [] });
    },
  };
}

function readStored<Stored>(schema: v.GenericSchema<unknown, Stored>, text: string): Stored | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
