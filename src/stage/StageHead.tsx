import type { Words } from '@clatter/engine';

import { loneSide } from '../cards/toldLines';
import { Icon } from '../ui/Icon';
import { toneIcons } from '../ui/ToneBadge';
import classes from './StageHead.module.css';
import { sizeOf } from './sizeOf';
import type { StagedRoll } from './useStaged';

interface StageHeadProps {
  readonly roll: StagedRoll;
  readonly told: boolean;
}

/** The outcome in the largest letters on its tone, with which roll it is; only the latter while dice roll. */
export function StageHead({ roll, told }: StageHeadProps) {
  const { words, entry, description } = roll;
  const total = told ? totalBeside(words) : undefined;
  return (
    <header className={classes.head} data-tone={told ? words.tone : 'none'}>
      {told && <Icon name={toneIcons[words.tone]} className={classes.shape} />}
      <div className={classes.text}>
        <h1 className={classes.title} data-size={told ? sizeOf(words.title, [14, 30]) : 'large'} dir="auto">
          {told ? words.title : 'Rolling…'}
        </h1>
        <p className={classes.which}>
          <span className={classes.number}>Roll {entry.number}</span>
          <span className={classes.description} dir="auto">
            {description}
          </span>
        </p>
      </div>
      {total !== undefined && (
        <p className={classes.total} data-size={sizeOf(total, [4, 9])}>
          {total}
        </p>
      )}
    </header>
  );
}

/** The total of a roll that has one side alone, unless the title tells it. */
function totalBeside(words: Words): string | undefined {
  const total = loneSide(words)?.total;
  return total === undefined || words.title.includes(total) ? undefined : total;
}
