import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for a voice alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
