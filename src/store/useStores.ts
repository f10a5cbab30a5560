import { createContext, useContext } from 'react';
import { useStore } from 'zustand';

import type { KeptStore } from './kept/createKeptStore';
import type { Forms } from './kept/forms';
import type { Settings } from './kept/settings';
import type { Shelves } from './kept/shelf';
import type { TextPlace } from './kept/textPlace';
import type { IdSource } from './log/idSource';
import type { Party } from './party/party';
import type { TrayState, TrayStore } from './tray/trayState';

/** The stores of one table, made at the composition root. */
export interface Stores {
  readonly tray: TrayStore;
  readonly settings: KeptStore<Settings>;
  readonly forms: KeptStore<Forms>;
  readonly shelves: KeptStore<Shelves>;
  readonly place: TextPlace;
  readonly ids: IdSource;
  /** Milliseconds. */
  readonly now: () => number;
}

export const StoresContext = createContext<Stores | undefined>(undefined);

/** Throws outside a `StoresContext`. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('There is no StoresContext around this component.');
  return stores;
}

/** What is selected of the tray; select what is stored and derive after, so that nothing new is made each time. */
export function useTray<Selected>(select: (state: TrayState) => Selected): Selected {
  return useStore(useStores().tray, select);
}

/** The party as of now. */
export function useParty(): Party {
  const { tray } = useStores();
  return useStore(tray, tray.party);
}

/** How the player likes the tray. */
export function useSettings(): Settings {
  return useStore(useStores().settings);
}
