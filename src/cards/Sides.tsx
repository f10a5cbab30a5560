import type { SideWords, Words } from '@clatter/engine';
import { classNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import { type DicePicking, DiceRow } from './DiceRow';
import { Lines } from './Lines';
import classes from './Sides.module.css';

interface SidesProps {
  readonly words: Words;
  readonly entered: readonly number[];
  readonly picking: DicePicking;
}

const longTotal = 6;
const hugeTotal = 16;

/** Sides face to face, each with its total, whether it wins, its sum and its dice. */
export function Sides({ words, entered, picking }: SidesProps) {
  return (
    <ul className={classes.sides} aria-label="Sides">
      {words.sides.map((side, place) => (
        <li className={classes.side} key={side.id} data-winner={side.winner} data-place={place % 4}>
          <SideHead side={side} />
          <Lines kind="side" known={side.name} lines={linesOf(words, side)} />
          {words.rows
            .filter((row) => row.side === side.id)
            .map(({ dice }) => (
              <DiceRow
                key={side.id}
                label={`Dice of ${side.name}`}
                words={words}
                dice={dice}
                entered={entered}
                picking={picking}
              />
            ))}
        </li>
      ))}
    </ul>
  );
}

function linesOf({ lines }: Words, side: SideWords) {
  return lines.filter((line) => line.side === side.id && line.text !== side.total);
}

function lengthOf(total: string): string | undefined {
  if (total.length > hugeTotal) return classes.huge;
  return total.length > longTotal ? classes.long : undefined;
}

function SideHead({ side }: { readonly side: SideWords }) {
  return (
    <div className={classes.head}>
      <p className={classes.name} dir="auto">
        {side.name}
      </p>
      {side.total !== undefined && <p className={classNames(classes.total, lengthOf(side.total))}>{side.total}</p>}
      {side.winner && (
        <p className={classes.wins}>
          <Icon name="check" /> wins
        </p>
      )}
    </div>
  );
}
