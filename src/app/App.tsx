import { LazyMotion, MotionConfig } from 'framer-motion';
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

const loadMotion = () => import('./motionFeatures').then(({ motionFeatures }) => motionFeatures);

/** The product, given its stores and its systems. */
export function App({ stores, systems }: AppProps) {
  return (
    <StrictMode>
      <StoresContext value={stores}>
        <LazyMotion features={loadMotion} strict>
          <MotionConfig reducedMotion="user">
            <ErrorBoundary fallback={<Trouble />}>
              <TrayScreen systems={systems} />
            </ErrorBoundary>
          </MotionConfig>
        </LazyMotion>
      </StoresContext>
    </StrictMode>
  );
}
