import { useSettings, useStores, useTray } from '../store/useStores';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';
import { openStage } from './openStage';
import classes from './TrayScreen.module.css';

interface HeaderBarProps {
  readonly onHistory: () => void;
  readonly onMenu: () => void;
  readonly onParty: () => void;
}

/** Name, undo and redo, and the ways to what lies beside the tray. */
export function HeaderBar({ onHistory, onMenu, onParty }: HeaderBarProps) {
  const { tray, settings } = useStores();
  const { actions } = tray;
  const { sound } = useSettings();
  const canUndo = useTray((state) => state.canUndo);
  const canRedo = useTray((state) => state.canRedo);
  return (
    <header className={classes.header}>
      <Brand />
      <IconButton icon="undo" label="Undo" aria-disabled={!canUndo} onClick={canUndo ? actions.undo : undefined} />
      <IconButton icon="redo" label="Redo" aria-disabled={!canRedo} onClick={canRedo ? actions.redo : undefined} />
      <IconButton icon="party" label="Party" className={classes.unlessWidest} onClick={onParty} />
      <IconButton icon="history" label="History" className={classes.onlyNarrow} onClick={onHistory} />
      <IconButton icon="stage" label="Open the stage" className={classes.onlyRoomy} onClick={openStage} />
      <IconButton
        icon={sound ? 'sound-on' : 'sound-off'}
        label="Sound of dice"
        aria-pressed={sound}
        onClick={() => settings.setState({ sound: !sound })}
      />
      <IconButton icon="menu" label="Settings and help" onClick={onMenu} />
    </header>
  );
}
