import { useId } from 'react';
import classes from './ChipSwitch.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ChipSwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Read to those who ask for it, and shown on hover. */
  readonly hint?: string | undefined;
}

/** Something that is on or off, as small as a finger allows: for several side by side whose names say all. */
export function ChipSwitch({ label, checked, onChange, hint }: ChipSwitchProps) {
  const id = useId();
  return (
    <label className={classes.chip} htmlFor={id} title={hint}>
      <input
        className={classes.control}
        type="checkbox"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.face}>
        <span className={classes.mark}>
          <Icon name="check" className={classes.tick} />
        </span>
        <span id={`${id}-label`}>{label}</span>
      </span>
      {hint !== undefined && (
        <VisuallyHidden>
          <span id={`${id}-hint`}>{hint}</span>
        </VisuallyHidden>
      )}
    </label>
  );
}
