import { useId } from 'react';
import classes from './EdgeCounts.module.css';
import { Stepper } from './Stepper';
import { VisuallyHidden } from './VisuallyHidden';

/** How many sources of each there are. */
export interface Edge {
  readonly advantage: number;
  readonly disadvantage: number;
}

interface EdgeCountsProps extends Edge {
  /** Names the group where one form has several; "Advantage and disadvantage" unless told. */
  readonly label?: string;
  readonly onChange: (edge: Edge) => void;
  /** What the two come to by the system's rule: "Even: one die". */
  readonly summary: string;
  /** 9 unless told. */
  readonly max?: number;
}

/** Counts of advantage and disadvantage, and what they come to. */
export function EdgeCounts(props: EdgeCountsProps) {
  const { label = 'Advantage and disadvantage', advantage, disadvantage, onChange, summary, max = 9 } = props;
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={id}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={classes.pair}>
        <Stepper
          label="Advantage"
          value={advantage}
          min={0}
          max={max}
          onChange={(count) => onChange({ advantage: count, disadvantage })}
        />
        <Stepper
          label="Disadvantage"
          value={disadvantage}
          min={0}
          max={max}
          onChange={(count) => onChange({ advantage, disadvantage: count })}
        />
      </div>
      <p className={classes.summary} id={id}>
        {summary}
      </p>
    </fieldset>
  );
}
