import { StrictMode } from 'react';
import type { StoreApi } from 'zustand/vanilla';

import { type Stores, StoresContext } from '../store/useStores';
import { ErrorBoundary } from './ErrorBoundary';
import type { SystemShelf } from './loadSystems';
import { Trouble } from './Trouble';
import { TrayScreen } from './TrayScreen';

interface AppProps {
  readonly stores: Stores;
  readonly shelf: StoreApi<SystemShelf>;
}

/** The product, given its stores and its systems. */
export function App({ stores, shelf }: AppProps) {
  return (
    <StrictMode>
      <StoresContext value={stores}>
        <ErrorBoundary fallback={<Trouble />}>
          <TrayScreen shelf={shelf} />
        </ErrorBoundary>
      </StoresContext>
    </StrictMode>
  );
}
