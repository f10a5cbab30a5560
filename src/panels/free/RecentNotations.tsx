import type { FreeRequest } from '@clatter/engine';
import { Button } from '../../ui/Button';
import classes from './RecentNotations.module.css';

interface RecentNotationsProps {
  /** Newest first. */
  readonly recent: readonly FreeRequest[];
  readonly onChoose: (request: FreeRequest) => void;
}

const shownAtMost = 10;

/** The last notations, each a tap away. */
export function RecentNotations({ recent, onChoose }: RecentNotationsProps) {
  if (recent.length === 0) return null;
  return (
    <section aria-label="Rolled before">
      <ul className={classes.list}>
        {recent.slice(0, shownAtMost).map((request) => (
          <li key={request.text} className={classes.item}>
            <Button className={classes.chip} dir="ltr" onClick={() => onChoose(request)}>
              <span className={classes.text}>{request.text.trim()}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
