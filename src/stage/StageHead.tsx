import type { Words } from '@clatter/engine';

import { loneSide } from '../cards/toldLines';
import { Icon } from '../ui/Icon';
import { toneIcons } from '../ui/ToneBadge';
import { fitted } from './fitted';
import classes from './StageHead.module.css';
import type { StagedRoll } from './useStaged';

interface StageHeadProps {
  readonly roll: StagedRoll;
  readonly told: boolean;
}

/** The outcome in the largest letters on its tone, with which roll it is; only the latter while dice roll. */
export function StageHead({ roll, told }: StageHeadProps) {
  const { words, entry, description } = roll;
  const title = told ? words.title : 'Rolling…';
  const total = told ? totalBeside(words) : undefined;
  const width = total === undefined ? 74 : 54;
  return (
    <header className={classes.head} data-tone={told ? words.tone : 'none'}>
      <Icon name={told ? toneIcons[words.tone] : 'dice'} className={classes.shape} />
      <div className={classes.text}>
        <h1 className={classes.title} style={fitted(title, { width, smallest: 4, largest: 7.4 })} dir="auto">
          {title}
        </h1>
        <p className={classes.which}>
          <span className={classes.number}>Roll {entry.number}</span>
          <span className={classes.description} dir="auto">
            {description}
          </span>
        </p>
      </div>
      {total !== undefined && (
        <p className={classes.total} style={fitted(total, { width: 20, smallest: 2.4, largest: 10 })}>
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
