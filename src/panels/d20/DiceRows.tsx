import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Stepper } from '../../ui/Stepper';
import type { DieOption } from './dice';
import classes from './DiceRows.module.css';

interface DiceRowsProps<Entry, Die> {
  /** "Bonus dice": what a row is called, before its number. */
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly options: readonly DieOption<Die>[];
  readonly isChosen: (entry: Entry, die: Die) => boolean;
  readonly show: (entry: Entry) => string;
  /** How many rows have to stay. */
  readonly least: number;
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** Dice by number and kind, a row for each entry of a list. */
export function DiceRows<Entry extends Die & { readonly count: number }, Die extends object>(
  props: DiceRowsProps<Entry, Die>,
) {
  const { name, entries, options, isChosen, show, least, onChange } = props;

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
        <Field label={`${row}: which die`} hideLabel>
          {(control) => (
            <select
              {...control}
              className={classes.select}
              value={options.findIndex(({ die }) => isChosen(entry, die))}
              onChange={(event) => {
                const option = options[Number(event.currentTarget.value)];
                if (option !== undefined) replace(place, { ...entry, ...option.die });
              }}
            >
              {options.map((option, index) => (
                <option key={option.label} value={index}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Field>
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
