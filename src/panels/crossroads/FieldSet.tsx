import type { ReactNode } from 'react';
import classes from './FieldSet.module.css';

interface FieldSetProps {
  readonly legend: string;
  /** Stands beside the legend. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong to one roller, set apart from the others. */
export function FieldSet({ legend, action, children }: FieldSetProps) {
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{legend}</legend>
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {children}
    </fieldset>
  );
}
