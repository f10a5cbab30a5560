import { useId } from 'react';

import { VisuallyHidden } from '../ui/VisuallyHidden';
import classes from './KindChoice.module.css';

interface KindChoiceProps {
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly selected: string;
  readonly onSelect: (kind: string) => void;
}

/** The kinds of roll of one system, in one line that scrolls where it is too long. */
export function KindChoice({ kinds, selected, onSelect }: KindChoiceProps) {
  const id = useId();
  return (
    <fieldset className={classes.group}>
      <legend>
        <VisuallyHidden>Kind of roll</VisuallyHidden>
      </legend>
      <div className={classes.line}>
        {kinds.map((kind) => (
          <label key={kind.id} className={classes.kind}>
            <input
              type="radio"
              className={classes.radio}
              name={id}
              value={kind.id}
              checked={kind.id === selected}
              onChange={() => onSelect(kind.id)}
              onFocus={(event) =>
                event.currentTarget.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
            />
            <span className={classes.face}>{kind.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
