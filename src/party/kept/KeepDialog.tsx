import { useState } from 'react';

import type { KeptRoll } from '../../store/party/partyChange';
import { useParty, useStores } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { TextField } from '../../ui/TextField';
import classes from './KeptLine.module.css';

interface KeepDialogProps {
  /** What is kept, without name and owner. */
  readonly roll: Pick<KeptRoll, 'system' | 'request' | 'changed'>;
  readonly name: string;
  /** Whose it will be unless another is chosen. */
  readonly owner: string | undefined;
  readonly onClose: () => void;
}

const all = '';

/** Keeps a set-up by name; one of the same name, owner and system is replaced. */
export function KeepDialog({ roll, name: proposed, owner: usual, onClose }: KeepDialogProps) {
  const { tray, ids, now } = useStores();
  const { characters, keptRolls } = useParty();
  const [name, setName] = useState(proposed);
  const [owner, setOwner] = useState(usual ?? all);
  const wanted = name.trim();
  const character = owner === all ? undefined : owner;
  const same = keptRolls.find(
    (kept) => kept.system === roll.system && kept.name === wanted && kept.character === character,
  );

  function keep() {
    if (wanted === '') return;
    const kept: KeptRoll = {
      ...roll,
      id: same?.id ?? ids.next(now()),
      name: wanted,
      ...(character === undefined ? {} : { character }),
    };
    tray.actions.change({ type: 'roll-kept', kept });
    onClose();
  }

  return (
    <Dialog
      title="Keep this roll"
      open
      asks
      onClose={onClose}
      footer={
        <Button kind="primary" wide aria-disabled={wanted === ''} onClick={keep}>
          {same === undefined ? 'Keep' : 'Replace the one kept before'}
        </Button>
      }
    >
      <div className={classes.dialog}>
        <TextField
          label="Name"
          maxLength={80}
          value={name}
          fault={wanted === '' ? 'Write a name, such as “Longsword”.' : undefined}
          onChange={setName}
        />
        {characters.length > 0 && (
          <Field label="For">
            {(control) => (
              <select
                {...control}
                className={classes.select}
                value={owner}
                onChange={(event) => setOwner(event.currentTarget.value)}
              >
                <option value={all}>Everyone</option>
                {characters.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
