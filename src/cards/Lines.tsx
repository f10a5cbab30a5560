import type { Line } from '@clatter/engine';
import { classNames } from '../ui/classNames';
import classes from './Lines.module.css';
import voiceOnly from '../ui/VisuallyHidden.module.css';

interface LinesProps {
  readonly lines: readonly Line[];
  readonly kind: 'lead' | 'meaning' | 'working' | 'side';
  /** What the place already tells: a label that begins with it is kept for a voice alone. */
  readonly known?: string;
}

/** Letters that a glance takes in; a longer sum is there to be checked, not to be seen first. */
const longest = 60;

/** Lines of the arithmetic, each with what it is. */
export function Lines({ lines, kind, known }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <dl className={classNames(classes.lines, classes[kind])}>
      {lines.map(({ label, text }, place) => (
        <div className={classes.line} key={`${String(place)} ${label}`}>
          <dt className={classNames(classes.label, known !== undefined && label.startsWith(known) && voiceOnly.hidden)}>
            {label}
          </dt>
          <dd className={classes.text} data-long={text.length > longest}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
