import { useId } from 'react';
import classes from './ChoiceGroup.module.css';
import { FieldNotes } from './FieldNotes';
import { describe, type FieldText } from './fieldText';
import { VisuallyHidden } from './VisuallyHidden';

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface ChoiceGroupProps<Value> extends FieldText {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight; values are compared by identity. */
export function ChoiceGroup<Value>(props: ChoiceGroupProps<Value>) {
  const { label, options, value, onChange, hint, fault, hideLabel = false } = props;
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={describe(id, hint, fault)}>
      <legend className={classes.label}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={classes.options}>
        {options.map((option, place) => {
          const optionId = `${id}-${String(place)}`;
          return (
            <label className={classes.option} key={optionId} htmlFor={optionId}>
              <input
                className={classes.radio}
                type="radio"
                name={id}
                id={optionId}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={option.hint === undefined ? undefined : `${optionId}-hint`}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span className={classes.face}>
                <span id={`${optionId}-label`}>{option.label}</span>
                {option.hint !== undefined && (
                  <span className={classes.hint} id={`${optionId}-hint`}>
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} hint={hint} fault={fault} />
    </fieldset>
  );
}
