import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Switch } from '../../ui/Switch';
import { TextField } from '../../ui/TextField';
import { Keypad } from './Keypad';
import { readLine } from './readLine';
import classes from './HandEntry.module.css';

export interface HandDie {
  readonly sides: number;
  /** Whose it is, as shown. */
  readonly owner: string;
}

interface HandEntryProps {
  readonly dice: readonly HandDie[];
  /** Faces in the order of the dice; undefined where the tray is to roll that die. */
  readonly onEnter: (faces: readonly (number | undefined)[]) => void;
  readonly onClose: () => void;
}

/** Takes what real dice showed, die by die from a keypad that goes on by itself, or all in one line. */
export function HandEntry({ dice, onEnter, onClose }: HandEntryProps) {
  const owners = [...new Set(dice.map((die) => die.owner))];
  const [rolled, setRolled] = useState<readonly string[]>([]);
  const [faces, setFaces] = useState<readonly number[]>([]);
  const [line, setLine] = useState('');

  const slots = dice.filter((die) => !rolled.includes(die.owner));
  const current = slots[faces.length];
  const reading = readLine(line, slots);

  function changeFaces(next: readonly number[]) {
    setFaces(next);
    setLine(next.join(' '));
  }

  function changeLine(text: string) {
    setLine(text);
    const read = readLine(text, slots);
    if (read.type === 'faces') setFaces(read.faces);
  }

  function changeOwner(owner: string, byHand: boolean) {
    setRolled(byHand ? rolled.filter((other) => other !== owner) : [...rolled, owner]);
    changeFaces([]);
  }

  const form = useRef<HTMLFormElement>(null);
  const typeDigit = useEffectEvent((event: KeyboardEvent) => {
    const input = form.current?.querySelector('input');
    if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.target === input) return;
    event.preventDefault();
    changeLine(line === '' ? event.key : `${line} ${event.key}`);
    input?.focus();
  });
  // A keyboard types what it sees at once, wherever in the sheet the focus is.
  useEffect(() => {
    document.addEventListener('keydown', typeDigit);
    return () => document.removeEventListener('keydown', typeDigit);
  }, []);

  const complete = current === undefined && slots.length > 0 && reading.type === 'faces';

  function enter() {
    if (!complete) return;
    let place = 0;
    onEnter(
      dice.map((die) => {
        if (rolled.includes(die.owner)) return undefined;
        place += 1;
        return faces[place - 1];
      }),
    );
  }

  return (
    <Dialog
      title="What did your dice show?"
      open
      onClose={onClose}
      footer={
        <Button kind="primary" wide disabled={!complete} onClick={enter}>
          {complete ? 'Use these dice' : `${slots.length - faces.length} of ${slots.length} dice to go`}
        </Button>
      }
    >
      <div className={classes.entry}>
        {owners.length > 1 &&
          owners.map((owner) => (
            <Switch
              key={owner}
              label={`${owner}: dice by hand`}
              checked={!rolled.includes(owner)}
              onChange={(byHand) => changeOwner(owner, byHand)}
            />
          ))}
        <ol className={classes.slots} aria-label="Dice to type in">
          {slots.map((die, place) => (
            <li
              key={place}
              className={classes.slot}
              aria-current={place === faces.length ? 'step' : undefined}
              aria-label={`${die.owner}: d${die.sides}, ${faces[place] ?? 'empty'}`}
            >
              <span className={classes.face}>{faces[place] ?? '–'}</span>
              <span className={classes.sides}>d{die.sides}</span>
              {owners.length > 1 && <bdi className={classes.owner}>{die.owner}</bdi>}
            </li>
          ))}
        </ol>
        <Keypad
          sides={current?.sides ?? slots.at(-1)?.sides ?? 6}
          canGoBack={faces.length > 0}
          onBack={() => changeFaces(faces.slice(0, -1))}
          onFace={(face) => {
            if (current !== undefined) changeFaces([...faces, face]);
          }}
        />
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            enter();
          }}
        >
          <TextField
            label="Or all in one line"
            hint="The faces in order, such as 16 5 12"
            value={line}
            onChange={changeLine}
            inputMode="numeric"
            fault={reading.type === 'fault' ? reading.message : undefined}
          />
        </form>
      </div>
    </Dialog>
  );
}
