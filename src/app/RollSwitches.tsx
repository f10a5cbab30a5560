import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import type { Table } from './useTable';
import classes from './TrayScreen.module.css';

interface RollSwitchesProps {
  readonly table: Table;
}

/** What stands beside the Roll button: whose dice, whose eyes, and on a narrow screen the way to the other half. */
export function RollSwitches({ table }: RollSwitchesProps) {
  const { byHand, setByHand, hidden, setHidden, lower, setLower, visible } = table;
  return (
    <>
      <IconButton
        icon={hidden ? 'hide' : 'reveal'}
        label="Only this screen"
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      />
      <IconButton icon="hand" label="Type in real dice" aria-pressed={byHand} onClick={() => setByHand(!byHand)} />
      {visible !== undefined && (
        <Button className={classes.toggle} onClick={() => setLower(lower === 'form' ? 'card' : 'form')}>
          {lower === 'form' ? 'Result' : 'Set up'}
        </Button>
      )}
    </>
  );
}
