import type { ChoiceOption } from '../../ui/ChoiceGroup';
import { IconButton } from '../../ui/IconButton';
import { SelectField } from '../../ui/SelectField';
import { Stepper } from '../../ui/Stepper';
import classes from './DiceRows.module.css';

interface DiceRowsProps<Entry, Die> {
  /** "Bonus dice": what a row is called, before its number. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** What a row may hold; values are compared by identity. */
  readonly options: readonly ChoiceOption<Die>[];
  readonly dieOf: (entry: Entry) => Die;
  readonly withDie: (entry: Entry, die: Die) => Entry;
  readonly show: (entry: Entry) => string;
  /** How many rows have to stay. */
  readonly least: number;
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** Dice by number and kind, a row for each entry of a list. */
export function DiceRows<Entry extends { readonly count: number }, Die>(props: DiceRowsProps<Entry, Die>) {
  const { name, entries, options, dieOf, withDie, show, least, onChange } = props;

  function replace(place: number, changed: Entry) {
    onChange(entries.map((entry, index) => (index === place ? changed : entry)));
  }

  return entries.map((entry, place) => {
    const row = `${name} ${String(place + 1)}`;
    return (
      <div className={classes.row} key={place}>
        <Stepper
          label={`${row}: how many`}
          hideLabel
          min={1}
          max={100}
          value={entry.count}
          onChange={(count) => replace(place, { ...entry, count })}
        />
        <SelectField
          label={`${row}: which die`}
          hideLabel
          className={classes.die}
          options={options}
          value={dieOf(entry)}
          onChange={(die) => replace(place, withDie(entry, die))}
        />
        {entries.length > least && (
          <IconButton
            icon="close"
            label={`Remove ${row.toLowerCase()}, ${show(entry)}`}
            onClick={() => onChange(entries.filter((_, index) => index !== place))}
          />
        )}
      </div>
    );
  });
}
