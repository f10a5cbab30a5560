import type { Words } from '@clatter/engine';
import { Icon } from '../ui/Icon';
import { ToneBadge } from '../ui/ToneBadge';
import classes from './OutcomeRow.module.css';

interface OutcomeRowProps {
  readonly words: Words;
  readonly number: number;
  /** Already formatted. */
  readonly time: string;
  readonly voided: boolean;
}

/** A roll in two lines; made of spans alone, so that a button or summary can hold it. */
export function OutcomeRow({ words, number, time, voided }: OutcomeRowProps) {
  return (
    <span className={classes.row} data-voided={voided}>
      <ToneBadge tone={words.tone} />
      <span className={classes.text}>
        <span className={classes.top}>
          <span className={classes.title} dir="auto">
            {words.title}
          </span>
          {voided && (
            <span className={classes.voided}>
              {' '}
              <Icon name="void" /> voided
            </span>
          )}
          <span className={classes.which}>
            {' '}
            {number} · {time}
          </span>
        </span>
        <span className={classes.sentence} dir="auto">
          {' '}
          {words.sentence}
        </span>
      </span>
    </span>
  );
}
