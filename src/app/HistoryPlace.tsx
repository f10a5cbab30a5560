import { HistoryPanel } from '../history/HistoryPanel';
import type { Entry } from '../store/history/entry';
import { Dialog } from '../ui/Dialog';
import classes from './TrayScreen.module.css';

interface HistoryPlaceProps {
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  /** Beside the tray, or as a sheet above it. */
  readonly beside: boolean;
  readonly onClose: () => void;
  readonly onAgain: (entry: Entry) => void;
}

/** The history, where the width at hand has room for it. */
export function HistoryPlace({ systems, beside, onClose, onAgain }: HistoryPlaceProps) {
  const panel = <HistoryPanel systems={systems} onAgain={onAgain} />;
  return beside ? (
    <aside className={classes.history} aria-label="History">
      {panel}
    </aside>
  ) : (
    <Dialog title="History" open onClose={onClose}>
      {panel}
    </Dialog>
  );
}
