import type { Words } from '@clatter/engine';
import classes from './DiceRow.module.css';
import { DieChip } from './DieChip';
import { dieColour } from './dieColour';

/** What may be pressed in the dice of a card, and how. */
export interface DicePicking {
  /** Plan positions. */
  readonly pickable: readonly number[];
  readonly picked: readonly number[];
  readonly onPick: (die: number) => void;
}

interface DiceRowProps {
  readonly label: string;
  readonly words: Words;
  /** Plan positions in the order in which they lie. */
  readonly dice: readonly number[];
  readonly entered: readonly number[];
  readonly picking: DicePicking;
}

const crowd = 12;

/** The dice of one side; many of them are drawn smaller. */
export function DiceRow({ label, words, dice, entered, picking }: DiceRowProps) {
  const linked = new Set(words.links.flatMap((link) => link.dice));
  return (
    <ul className={classes.row} aria-label={label} data-crowded={dice.length > crowd}>
      {dice.map((place) => {
        const die = words.dice[place];
        if (die === undefined) return null;
        return (
          <DieChip
            key={place}
            die={die}
            colour={dieColour(words, place)}
            entered={entered.includes(place)}
            linked={linked.has(place)}
            picked={picking.picked.includes(place)}
            onPick={picking.pickable.includes(place) ? () => picking.onPick(place) : undefined}
          />
        );
      })}
    </ul>
  );
}
