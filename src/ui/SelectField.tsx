import type { ChoiceOption } from './ChoiceGroup';
import { Field } from './Field';
import type { FieldText } from './fieldText';
import classes from './SelectField.module.css';

interface SelectFieldProps<Value> extends FieldText {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

/** One of many, in a list that drops down; values are compared by identity. */
export function SelectField<Value>({ options, value, onChange, className, ...text }: SelectFieldProps<Value>) {
  return (
    <Field {...text} className={className}>
      {(control) => (
        <select
          {...control}
          className={classes.select}
          value={options.findIndex((option) => option.value === value)}
          onChange={(event) => {
            const option = options[Number(event.currentTarget.value)];
            if (option !== undefined) onChange(option.value);
          }}
        >
          {options.map((option, place) => (
            <option key={option.label} value={place}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
