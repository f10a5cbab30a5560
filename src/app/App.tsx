import { lazy, StrictMode, Suspense } from 'react';
import type { StoreApi } from 'zustand/vanilla';

import { type Stores, StoresContext } from '../store/useStores';
import { ErrorBoundary } from './ErrorBoundary';
import type { SystemShelf } from './loadSystems';
import { Trouble } from './Trouble';
import { TrayScreen } from './TrayScreen';

const StageScreen = lazy(() => import('./StageScreen').then((file) => ({ default: file.StageScreen })));

interface AppProps {
  readonly stores: Stores;
  readonly shelf: StoreApi<SystemShelf>;
}

/** The product, given its stores and its systems: the tray, or the stage where the address asks for it. */
export function App({ stores, shelf }: AppProps) {
  const view = new URLSearchParams(window.location.search).get('view');
  return (
    <StrictMode>
      <StoresContext value={stores}>
        <ErrorBoundary fallback={<Trouble />}>
          <Suspense fallback={null}>{view === 'stage' ? <StageScreen /> : <TrayScreen shelf={shelf} />}</Suspense>
        </ErrorBoundary>
      </StoresContext>
    </StrictMode>
  );
}
