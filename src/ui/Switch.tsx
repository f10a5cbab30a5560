import { useId } from 'react';
import classes from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** Something that is on or off, at once. */
export function Switch({ label, checked, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className={classes.row} htmlFor={id}>
      <span className={classes.text}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span className={classes.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        className={classes.switch}
        type="checkbox"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
