import { createContext, useContext } from 'react';
import { useStore } from 'zustand';

import type { Party } from './party/party';
import type { TrayState, TrayStore } from './tray/trayState';

/** The stores of one table, made at the composition root. */
export interface Stores {
  readonly tray: TrayStore;
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
