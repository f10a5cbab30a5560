import type { SideWords, Words } from '@clatter/engine';

import { Icon } from '../ui/Icon';
import { sizeOf } from './sizeOf';
import classes from './StageSides.module.css';

interface StageSidesProps {
  readonly words: Words;
  readonly told: boolean;
}

/** As many sides as can be read from afar. */
const most = 8;

/** Sides with their totals: two on either hand of the dice, more in a row below them. */
export function StageSides({ words, told }: StageSidesProps) {
  const { sides } = words;
  const rest = sides.length - most;
  return (
    <ul className={classes.sides} data-facing={sides.length === 2} aria-label="Sides">
      {sides.slice(0, most).map((side, place) => (
        <li key={side.id} className={classes.side} data-place={place % 4} data-winner={told && side.winner}>
          <SideText side={side} words={words} told={told} />
        </li>
      ))}
      {rest > 0 && <li className={classes.rest}>and {rest} more</li>}
    </ul>
  );
}

interface SideTextProps {
  readonly side: SideWords;
  readonly words: Words;
  readonly told: boolean;
}

function SideText({ side, words, told }: SideTextProps) {
  const total = told ? side.total : undefined;
  const sum = told ? words.lines.find((line) => line.side === side.id && line.text !== side.total)?.text : undefined;
  return (
    <>
      <p className={classes.name} dir="auto">
        {side.name}
      </p>
      <p className={classes.total} data-size={sizeOf(total ?? '', [4, 11])}>
        {total ?? '…'}
      </p>
      {sum !== undefined && <p className={classes.sum}>{sum}</p>}
      {told && side.winner && (
        <p className={classes.wins}>
          <Icon name="check" /> wins
        </p>
      )}
    </>
  );
}
