import type { ReactNode } from 'react';

import type { Character } from '../../store/party/party';
import { Icon } from '../../ui/Icon';
import type { Equipped } from '../useKits';
import { Avatar } from './Avatar';
import classes from './CharacterRow.module.css';

interface CharacterRowProps {
  readonly character: Character;
  readonly equipped: readonly Equipped[];
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What is shown while it is open. */
  readonly children: ReactNode;
}

/** One character in the list: who it is and how it stands; pressed, it opens. */
export function CharacterRow({ character, equipped, open, onToggle, children }: CharacterRowProps) {
  const told = equipped.flatMap(({ system, kit }) => {
    const sheet = character.sheets[system.id];
    return sheet === undefined ? [] : kit.tell(sheet);
  });
  return (
    <li>
      <button type="button" className={classes.toggle} aria-expanded={open} onClick={onToggle}>
        <Avatar of={character} />
        <span className={classes.text}>
          <bdi className={classes.name}>{character.name}</bdi>
          {told.length > 0 && <span className={classes.told}>{told.join(', ')}</span>}
        </span>
        <Icon name="chevron" className={classes.chevron} />
      </button>
      {open && <div className={classes.open}>{children}</div>}
    </li>
  );
}
