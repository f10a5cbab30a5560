import { useId } from 'react';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FieldNotes } from '../../ui/FieldNotes';
import { describe } from '../../ui/fieldText';
import { IconButton } from '../../ui/IconButton';
import { Stepper } from '../../ui/Stepper';
import classes from './DamageDice.module.css';
import { allSides, type DiceEntry, showDice } from './dice';

interface DamageDiceProps {
  readonly dice: readonly DiceEntry[];
  readonly onChange: (dice: readonly DiceEntry[]) => void;
  readonly fault: string | undefined;
}

/** The dice of a damage roll, a row for each kind, at least one. */
export function DamageDice({ dice, onChange, fault }: DamageDiceProps) {
  const id = useId();

  function replace(place: number, changed: DiceEntry) {
    onChange(dice.map((entry, index) => (index === place ? changed : entry)));
  }

  return (
    <div
      role="group"
      aria-label="Damage dice"
      aria-describedby={describe(id, undefined, fault)}
      className={classes.dice}
    >
      {dice.map((entry, place) => {
        const row = `Dice ${String(place + 1)}`;
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
                  value={entry.sides}
                  onChange={(event) => {
                    const sides = allSides[event.currentTarget.selectedIndex];
                    if (sides !== undefined) replace(place, { ...entry, sides });
                  }}
                >
                  {allSides.map((sides) => (
                    <option key={sides} value={sides}>
                      d{sides}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {dice.length > 1 && (
              <IconButton
                icon="close"
                label={`Remove ${row.toLowerCase()}, ${showDice([entry])}`}
                onClick={() => onChange(dice.filter((_, index) => index !== place))}
              />
            )}
          </div>
        );
      })}
      <div>
        <Button icon="plus" onClick={() => onChange([...dice, { count: 1, sides: 6 }])}>
          Add dice
        </Button>
      </div>
      <FieldNotes id={id} hint={undefined} fault={fault} />
    </div>
  );
}
