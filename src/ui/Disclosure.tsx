import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly label: string;
  /** What is set inside, told while it's closed: "+2, one advantage". */
  readonly summary?: string | undefined;
  /** Whether it starts open. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** More of a form, folded away with a word on what it holds. */
export function Disclosure({ label, summary, open, children }: DisclosureProps) {
  return (
    <details className={classes.details} open={open}>
      <summary className={classes.summary}>
        <span className={classes.label}>{label}</span>
        {summary !== undefined && <span className={classes.told}>{summary}</span>}
        <Icon name="chevron" className={classes.chevron} />
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
