import { useId } from 'react';
import { Stepper } from '../../ui/Stepper';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import form from '../shared/form.module.css';
import classes from './PoolField.module.css';

interface PoolFieldProps {
  readonly name: string;
  readonly colour: 'teal' | 'oxblood';
  readonly dice: number;
  readonly fault: string | undefined;
  readonly onChange: (dice: number) => void;
}

const drawnCounts = Array.from({ length: 10 }, (_, place) => place + 1);

/** How many dice a side throws: a tap on the drawn die that should be the last, or the stepper beyond ten. */
export function PoolField({ name, colour, dice, fault, onChange }: PoolFieldProps) {
  const group = useId();
  return (
    <fieldset className={form.side} data-die={colour}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <Stepper label={`${name}’s dice`} value={dice} min={0} max={100} fault={fault} onChange={onChange} />
      <div className={classes.dice} role="radiogroup" aria-label={`${name}’s dice, drawn`}>
        {drawnCounts.map((count) => (
          <label key={count} className={classes.die} data-thrown={count <= dice}>
            <input
              className={classes.input}
              type="radio"
              name={group}
              checked={count === dice}
              onChange={() => onChange(count)}
            />
            <span className={classes.numeral} aria-hidden>
              {count}
            </span>
            <VisuallyHidden>{count === 1 ? '1 die' : `${String(count)} dice`}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
