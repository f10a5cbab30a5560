import { useState } from 'react';

import type { KeptRoll } from '../../store/party/partyChange';
import { useParty } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { KeptEditor } from './KeptEditor';
import classes from './KeptLine.module.css';

export interface KeptUse {
  readonly onRoll: (kept: KeptRoll) => void;
  /** Puts it into the form, to be changed and kept again. */
  readonly onSetUp: (kept: KeptRoll) => void;
}

interface KeptListProps extends KeptUse {
  /** Whose they are; everyone's where undefined. */
  readonly owner: string | undefined;
  /** Those of one system are listed. */
  readonly system: string;
}

/** The kept rolls of one character or of all: one tap rolls, a second button opens what can be changed. */
export function KeptList({ owner, system, onRoll, onSetUp }: KeptListProps) {
  const { keptRolls } = useParty();
  const [edited, setEdited] = useState<string>();
  const own = keptRolls.filter((kept) => kept.character === owner && kept.system === system);
  if (own.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Kept rolls">
      {own.map((kept) => {
        const open = edited === kept.id;
        return (
          <li key={kept.id}>
            <div className={classes.kept}>
              <Button icon="dice" className={classes.roll} onClick={() => onRoll(kept)}>
                <bdi className={classes.name}>{kept.name}</bdi>
              </Button>
              <IconButton
                icon="settings"
                label={`Change ${kept.name}`}
                aria-expanded={open}
                onClick={() => setEdited(open ? undefined : kept.id)}
              />
            </div>
            {open && <KeptEditor kept={kept} own={own} onSetUp={() => onSetUp(kept)} />}
          </li>
        );
      })}
    </ul>
  );
}
