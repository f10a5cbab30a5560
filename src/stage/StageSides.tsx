import type { SideWords, Words } from '@clatter/engine';

import { Icon } from '../ui/Icon';
import { fitted } from './fitted';
import classes from './StageSides.module.css';

interface StageSidesProps {
  readonly words: Words;
  readonly told: boolean;
}

/** As many sides as can be read from afar, and as many as have room for their sums. */
const most = 8;
const mostWithSums = 4;

/** Sides with their totals: two on either hand of the dice, more in rows below them. */
export function StageSides({ words, told }: StageSidesProps) {
  const { sides } = words;
  const rest = sides.length - most;
  return (
    <ul
      className={classes.sides}
      data-facing={sides.length === 2}
      data-many={sides.length > mostWithSums}
      aria-label="Sides"
    >
      {sides.slice(0, most).map((side, place) => (
        <li key={side.id} className={classes.side} data-place={place % 4} data-winner={told && side.winner}>
          <p className={classes.name} dir="auto">
            {side.name}
          </p>
          <Total text={told ? side.total : '?'} wide={sides.length === 2} />
          {sides.length <= mostWithSums && <p className={classes.sum}>{told ? sumOf(words, side) : ''}</p>}
          {told && side.winner && (
            <p className={classes.wins}>
              <Icon name="check" /> wins
            </p>
          )}
        </li>
      ))}
      {rest > 0 && <li className={classes.rest}>and {rest} more</li>}
    </ul>
  );
}

function sumOf({ lines }: Words, side: SideWords): string | undefined {
  return lines.find((line) => line.side === side.id && line.text !== side.total)?.text;
}

function Total({ text = '', wide }: { readonly text: string | undefined; readonly wide: boolean }) {
  const room = wide ? { width: 15, smallest: 2.2, largest: 10 } : { width: 9, smallest: 1.8, largest: 3.4 };
  return (
    <p className={classes.total} style={fitted(text, room)}>
      {text}
    </p>
  );
}
