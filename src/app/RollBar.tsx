import type { ReactNode } from 'react';

import { useSingleIntent } from './useSingleIntent';
import classes from './RollBar.module.css';

interface RollBarProps {
  /** "2d20 + 1d4"; absent while the form makes no roll. */
  readonly pool: string | undefined;
  readonly description: string;
  /** Why the form makes no roll. */
  readonly fault: string | undefined;
  readonly onRoll: () => void;
  /** What stands beside the button. */
  readonly children: ReactNode;
}

/** The Roll button, always in the same place, saying what it will roll. */
export function RollBar({ pool, description, fault, onRoll, children }: RollBarProps) {
  const intent = useSingleIntent(onRoll);
  const dice = pool === undefined || pool === '' ? 'Roll' : `Roll ${pool}`;
  // A notation describes itself.
  const what = description === pool ? '' : description;
  return (
    <div className={classes.bar}>
      <p className={classes.fault} id="roll-fault">
        {fault}
      </p>
      <div className={classes.controls}>
        <button
          type="button"
          className={classes.roll}
          aria-label={what === '' ? dice : `${dice}, ${what}`}
          aria-describedby={fault === undefined ? undefined : 'roll-fault'}
          aria-disabled={fault !== undefined}
          data-roll
          {...intent}
        >
          <span className={classes.dice}>{dice}</span>
          {what !== '' && <span className={classes.description}>{what}</span>}
        </button>
        {children}
      </div>
    </div>
  );
}
