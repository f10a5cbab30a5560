import { Button } from '../../ui/Button';
import classes from './NotationKeys.module.css';
import { endsWithDice, removeLast, writeDie, writeSign, writeSuffix } from './writing';

interface NotationKeysProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const dieSides = [4, 6, 8, 10, 12, 20, 100];

const suffixes = [
  { suffix: 'kh', label: 'Keep highest' },
  { suffix: 'kl', label: 'Keep lowest' },
  { suffix: 'dh', label: 'Drop highest' },
  { suffix: 'dl', label: 'Drop lowest' },
];

/** Buttons that write at the notation's end, so that a thumb needs no keyboard. */
export function NotationKeys({ text, onChange }: NotationKeysProps) {
  const takesSuffix = endsWithDice(text);
  return (
    <div className={classes.keys} role="group" aria-label="Write the notation">
      {dieSides.map((sides) => (
        <Button key={sides} className={classes.key} onClick={() => onChange(writeDie(text, sides))}>
          d{sides}
        </Button>
      ))}
      <Button className={classes.key} aria-label="Plus" onClick={() => onChange(writeSign(text, '+'))}>
        +
      </Button>
      <Button className={classes.key} aria-label="Minus" onClick={() => onChange(writeSign(text, '\u2212'))}>
        −
      </Button>
      {suffixes.map(({ suffix, label }) => (
        <Button
          key={suffix}
          className={classes.key}
          title={label}
          aria-label={`${suffix}: ${label}`}
          aria-disabled={!takesSuffix}
          onClick={() => onChange(writeSuffix(text, suffix))}
        >
          {suffix}
        </Button>
      ))}
      <Button
        className={classes.key}
        icon="undo"
        aria-label="Remove the last part"
        aria-disabled={text === ''}
        onClick={() => onChange(removeLast(text))}
      />
      <Button
        className={classes.key}
        icon="close"
        aria-label="Clear the notation"
        aria-disabled={text === ''}
        onClick={() => onChange('')}
      />
    </div>
  );
}
