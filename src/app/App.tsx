import { StrictMode } from 'react';

import { type Stores, StoresContext } from '../store/useStores';
import { ErrorBoundary } from './ErrorBoundary';
import type { InstalledSystem } from './install';
import { Trouble } from './Trouble';
import { TrayScreen } from './TrayScreen';

interface AppProps {
  readonly stores: Stores;
  readonly systems: readonly InstalledSystem[];
}

/** The product, given its stores and its systems. */
export function App({ stores, systems }: AppProps) {
  return (
    <StrictMode>
      <StoresContext value={stores}>
        <ErrorBoundary fallback={<Trouble />}>
          <TrayScreen systems={systems} />
        </ErrorBoundary>
      </StoresContext>
    </StrictMode>
  );
}
