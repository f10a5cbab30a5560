import { createContext, useContext } from 'react';
import { useStore } from 'zustand';

import type { TrayState, TrayStore } from './tray/trayState';

/** The store of the tray for the components above that may touch it. */
export const TrayContext = createContext<TrayStore | undefined>(undefined);

/** The tray's store. Throws outside its provider. */
export function useTrayStore(): TrayStore {
  const store = useContext(TrayContext);
  if (store === undefined) throw new Error('The tray is used outside its table.');
  return store;
}

/** What a selector reads of the tray, kept up to date. Select what the state holds; derive after. */
export function useTray<Part>(select: (state: TrayState) => Part): Part {
  return useStore(useTrayStore(), select);
}
