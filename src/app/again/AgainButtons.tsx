import { lazy, Suspense, useState } from 'react';

import { Button } from '../../ui/Button';
import { useSingleIntent } from '../useSingleIntent';

const AgainDialog = lazy(() => import('./AgainDialog').then((file) => ({ default: file.AgainDialog })));

interface AgainButtonsProps {
  /** Each time is a roll of its own. */
  readonly onAgain: (times: number) => void;
  /** Whether it can be rolled several times at once. */
  readonly several: boolean;
}

/** The same roll once more, or several times. */
export function AgainButtons({ onAgain, several }: AgainButtonsProps) {
  const [asking, setAsking] = useState(false);
  const once = useSingleIntent(() => onAgain(1));
  return (
    <>
      <Button icon="again" {...once}>
        Again
      </Button>
      {several && <Button onClick={() => setAsking(true)}>Again × N</Button>}
      {asking && (
        <Suspense fallback={null}>
          <AgainDialog
            onAgain={(times) => {
              setAsking(false);
              onAgain(times);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
