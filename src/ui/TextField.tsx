import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames';
import { Field } from './Field';
import type { FieldText } from './fieldText';
import classes from './TextField.module.css';

type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'type' | 'children'>;

interface TextFieldProps extends FieldText, NativeInput {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'search' | 'url';
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, fault, hideLabel = false, value, onChange, type = 'text', className, ...rest } = props;
  return (
    <Field label={label} hint={hint} fault={fault} hideLabel={hideLabel} className={className}>
      {(control) => (
        <input
          autoComplete="off"
          dir="auto"
          {...rest}
          {...control}
          type={type}
          className={classNames(classes.input)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
