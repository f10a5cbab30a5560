import { useStores, useTray } from '../store/useStores';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';
import classes from './TrayScreen.module.css';

interface HeaderBarProps {
  readonly onHistory: () => void;
  readonly onMenu: () => void;
}

/** Name, undo and redo, and the ways to what lies beside the tray. */
export function HeaderBar({ onHistory, onMenu }: HeaderBarProps) {
  const { actions } = useStores().tray;
  const canUndo = useTray((state) => state.canUndo);
  const canRedo = useTray((state) => state.canRedo);
  return (
    <header className={classes.header}>
      <Brand />
      <IconButton icon="undo" label="Undo" aria-disabled={!canUndo} onClick={canUndo ? actions.undo : undefined} />
      <IconButton icon="redo" label="Redo" aria-disabled={!canRedo} onClick={canRedo ? actions.redo : undefined} />
      <IconButton icon="history" label="History" className={classes.onlyNarrow} onClick={onHistory} />
      <IconButton icon="menu" label="Settings and help" onClick={onMenu} />
    </header>
  );
}
