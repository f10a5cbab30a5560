import type { Words } from '@clatter/engine';
import { classNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import { toneIcons } from '../ui/ToneBadge';
import classes from './CardHead.module.css';
import { loneSide } from './toldLines';

interface CardHeadProps {
  readonly words: Words;
  readonly titleId: string;
  readonly number: number;
  readonly time: string;
  readonly description: string;
  readonly voided: boolean;
}

const longTitle = 12;
const longTotal = 5;

/** The outcome in one big word on its tone, with the total beside it and which roll this is. */
export function CardHead({ words, titleId, number, time, description, voided }: CardHeadProps) {
  const total = loneSide(words)?.total;
  const isLong = total !== undefined && total.length > longTotal;
  const isTold = total === undefined || words.title.includes(total);
  return (
    <header className={classes.head}>
      <p className={classes.which}>
        <span>Roll {number}</span>
        {voided && (
          <span className={classes.voided}>
            <Icon name="void" /> Voided
          </span>
        )}
        <span>{time}</span>
      </p>
      <div className={classes.outcome}>
        <Icon name={toneIcons[words.tone]} className={classes.shape} />
        <h2
          className={classNames(classes.title, words.title.length > longTitle && classes.long)}
          id={titleId}
          dir="auto"
        >
          {words.title}
        </h2>
        {!isTold && !isLong && <p className={classes.total}>{total}</p>}
      </div>
      {!isTold && isLong && <p className={classes.longTotal}>{total}</p>}
      {description !== '' && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
    </header>
  );
}
