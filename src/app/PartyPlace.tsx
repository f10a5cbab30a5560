import type { KeptUse } from '../party/kept/KeptList';
import { PartyPanel } from '../party/PartyPanel';
import { Dialog } from '../ui/Dialog';
import { ErrorBoundary } from './ErrorBoundary';
import type { InstalledSystem } from './install';
import { useHeldFocus } from './useHeldFocus';
import classes from './TrayScreen.module.css';

interface PartyPlaceProps {
  readonly systems: readonly InstalledSystem[];
  readonly current: string;
  /** Beside the tray, or as a sheet above it. */
  readonly beside: boolean;
  readonly kept: KeptUse;
  readonly onClose: () => void;
}

/** The party, where the width at hand has room for it. */
export function PartyPlace({ systems, current, beside, kept, onClose }: PartyPlaceProps) {
  const place = useHeldFocus();
  const panel = (
    <ErrorBoundary fallback={<p>The party can’t be shown. What was rolled is kept; load the page again.</p>}>
      <PartyPanel
        systems={systems}
        current={current}
        onRoll={(roll) => {
          onClose();
          kept.onRoll(roll);
        }}
        onSetUp={(roll) => {
          onClose();
          kept.onSetUp(roll);
        }}
      />
    </ErrorBoundary>
  );
  return beside ? (
    <aside className={classes.party} aria-label="Party" ref={place} tabIndex={-1}>
      {panel}
    </aside>
  ) : (
    <Dialog title="Party" open onClose={onClose}>
      {panel}
    </Dialog>
  );
}
