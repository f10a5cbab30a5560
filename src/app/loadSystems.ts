import { createStore, type StoreApi } from 'zustand/vanilla';

import type { InstalledSystem } from './install';

/** A system by name, whose rules are fetched when they are wanted. */
export interface SystemEntry {
  readonly id: string;
  readonly name: string;
  readonly load: () => Promise<InstalledSystem>;
}

/** What is known of the systems now; `systems` holds those that are here, in the order of the entries. */
export interface SystemShelf {
  readonly entries: readonly Pick<SystemEntry, 'id' | 'name'>[];
  readonly systems: readonly InstalledSystem[];
  /** Ids of systems that could not be fetched. */
  readonly missing: readonly string[];
}

interface LoadedSystems {
  readonly shelf: StoreApi<SystemShelf>;
  /** The same list for all time; systems join it as they arrive. */
  readonly list: readonly InstalledSystem[];
  /** Resolves once a system is here to be rolled, the wanted one if it can be fetched. */
  readonly first: Promise<void>;
  /** Resolves once every system is here or is known to be missing. */
  readonly all: Promise<void>;
}

/** Fetches the wanted system, then the others, so that the first roll waits for one system's rules alone. */
export function loadSystems(entries: readonly SystemEntry[], wanted: string | undefined): LoadedSystems {
  const list: InstalledSystem[] = [];
  const shelf = createStore<SystemShelf>()(() => ({ entries, systems: [], missing: [] }));
  const ordered = [...entries].sort((left, right) => Number(right.id === wanted) - Number(left.id === wanted));
  const [start, ...rest] = ordered;

  async function load(entry: SystemEntry): Promise<void> {
    try {
      list.push(await entry.load());
    } catch {
      shelf.setState(({ missing }) => ({ missing: [...missing, entry.id] }));
    }
  }

  function show(): void {
    const systems = entries.flatMap(({ id }) => list.filter((system) => system.id === id));
    shelf.setState({ systems });
  }

  const wantedOne = start === undefined ? Promise.resolve() : load(start).then(show);
  const all = wantedOne.then(() => Promise.all(rest.map(load))).then(show);
  const first = wantedOne.then(() => (list.length > 0 ? undefined : all));
  return { shelf, list, first, all };
}

/** Systems that are here already, as a shelf. */
export function shelfOf(systems: readonly InstalledSystem[]): StoreApi<SystemShelf> {
  return createStore<SystemShelf>()(() => ({ entries: systems, systems, missing: [] }));
}
