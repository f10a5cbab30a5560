import type { KeptRoll } from '../../store/party/partyChange';
import { useParty, useStores } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { CommittedText } from '../CommittedText';
import classes from './KeptLine.module.css';

interface KeptEditorProps {
  readonly kept: KeptRoll;
  /** All of the same owner, in order. */
  readonly own: readonly KeptRoll[];
  readonly onSetUp: () => void;
}

/** A kept roll's name and place, the way into the form, and out. */
export function KeptEditor({ kept, own, onSetUp }: KeptEditorProps) {
  const { change } = useStores().tray.actions;
  const { keptRolls } = useParty();

  function move(by: -1 | 1) {
    const neighbour = own[own.indexOf(kept) + by];
    if (neighbour === undefined) return;
    change({ type: 'kept-roll-moved', kept: kept.id, position: keptRolls.indexOf(neighbour) });
  }

  return (
    <div className={classes.list}>
      <CommittedText
        label="Name of the roll"
        maxLength={80}
        value={kept.name}
        check={(text) => (text.trim() === '' ? 'Write a name.' : undefined)}
        onCommit={(name) => change({ type: 'roll-kept', kept: { ...kept, name: name.trim() } })}
      />
      <div className={classes.actions}>
        <Button onClick={onSetUp}>Put into the form</Button>
        <Button aria-disabled={own[0] === kept} onClick={() => move(-1)}>
          Up
        </Button>
        <Button aria-disabled={own.at(-1) === kept} onClick={() => move(1)}>
          Down
        </Button>
        <Button kind="danger" onClick={() => change({ type: 'kept-roll-removed', kept: kept.id })}>
          Remove the roll
        </Button>
      </div>
    </div>
  );
}
