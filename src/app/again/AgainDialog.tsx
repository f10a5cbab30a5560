import { useState } from 'react';

import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stepper } from '../../ui/Stepper';
import { useSingleIntent } from '../useSingleIntent';

interface AgainDialogProps {
  readonly onAgain: (times: number) => void;
  readonly onClose: () => void;
}

const fewest = 2;
const most = 20;

/** Asks how many times the last roll is to be rolled again. */
export function AgainDialog({ onAgain, onClose }: AgainDialogProps) {
  const [times, setTimes] = useState(3);
  const intent = useSingleIntent(() => onAgain(times));
  return (
    <Dialog
      title="Again, several times"
      open
      asks
      onClose={onClose}
      footer={
        <Button kind="primary" wide {...intent}>
          Roll {times} times
        </Button>
      }
    >
      <Stepper
        label="Times"
        hint="Each is a roll of its own in the history; the last is shown."
        value={times}
        min={fewest}
        max={most}
        onChange={setTimes}
      />
    </Dialog>
  );
}
