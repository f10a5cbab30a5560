import { Button } from './Button';
import { FieldNotes } from './FieldNotes';
import { describe, type FieldText } from './fieldText';
import { IconButton } from './IconButton';
import classes from './ModifierList.module.css';
import { Stepper } from './Stepper';
import { useId } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import { showWhole } from './wholeNumber';

interface ModifierListProps extends FieldText {
  readonly values: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
  /** −999 and 999 unless told. */
  readonly min?: number;
  readonly max?: number;
  /** How many there may be; 12 unless told. */
  readonly most?: number;
}

/** Signed whole numbers and what they come to. */
export function ModifierList(props: ModifierListProps) {
  const { label, values, onChange, min = -999, max = 999, most = 12, hint, fault, hideLabel = false } = props;
  const id = useId();
  const sum = values.reduce((total, value) => total + value, 0);
  return (
    <fieldset className={classes.list} aria-describedby={describe(id, hint, fault)}>
      <legend className={classes.label}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {values.map((value, place) => (
        <div className={classes.row} key={place}>
          <Stepper
            label={`Modifier ${String(place + 1)}`}
            hideLabel
            signed
            value={value}
            min={min}
            max={max}
            onChange={(changed) => onChange(values.map((old, index) => (index === place ? changed : old)))}
          />
          <IconButton
            icon="close"
            label={`Remove modifier ${String(place + 1)}, ${showWhole(value, true)}`}
            onClick={() => onChange(values.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <div className={classes.foot}>
        {values.length < most && (
          <Button icon="plus" onClick={() => onChange([...values, Math.min(max, Math.max(min, 0))])}>
            Add modifier
          </Button>
        )}
        {values.length > 1 && (
          <p className={classes.sum}>
            Together <strong>{showWhole(sum, true)}</strong>
          </p>
        )}
      </div>
      <FieldNotes id={id} hint={hint} fault={fault} />
    </fieldset>
  );
}
