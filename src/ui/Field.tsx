import { useId, type ReactNode } from 'react';
import { classNames } from './classNames';
import classes from './Field.module.css';
import voiceOnly from './VisuallyHidden.module.css';
import { FieldNotes } from './FieldNotes';
import { describe, type FieldText } from './fieldText';

/** What the control inside takes over, so that its label, hint and fault belong to it. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  readonly children: (control: FieldControl) => ReactNode;
  readonly className?: string | undefined;
}

/** A label, any one control, and beneath it a hint and what is wrong with it. */
export function Field({ label, hint, fault, hideLabel = false, children, className }: FieldProps) {
  const id = useId();
  return (
    <div className={classNames(classes.field, className)}>
      <label className={classNames(classes.label, hideLabel && voiceOnly.hidden)} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describe(id, hint, fault),
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      <FieldNotes id={id} hint={hint} fault={fault} />
    </div>
  );
}
