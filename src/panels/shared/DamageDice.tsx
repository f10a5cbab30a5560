import { useId } from 'react';
import { Button } from '../../ui/Button';
import { FieldNotes } from '../../ui/FieldNotes';
import { describe } from '../../ui/fieldText';
import classes from './DamageDice.module.css';
import { addDice, allSides, type DiceEntry, showDice } from './dice';
import { DiceRows } from './DiceRows';

interface DamageDiceProps {
  readonly dice: readonly DiceEntry[];
  readonly onChange: (dice: readonly DiceEntry[]) => void;
  readonly fault: string | undefined;
}

const options = allSides.map((sides) => ({ label: `d${String(sides)}`, value: sides }));

/** The dice of a damage roll, at least one entry: more by a tap each. */
export function DamageDice({ dice, onChange, fault }: DamageDiceProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label="Damage dice"
      aria-describedby={describe(id, undefined, fault)}
      className={classes.group}
    >
      <DiceRows
        name="Damage dice"
        entries={dice}
        options={options}
        dieOf={({ sides }) => sides}
        withDie={(entry, sides) => ({ ...entry, sides })}
        show={(entry) => showDice([entry])}
        least={1}
        onChange={onChange}
      />
      <div className={classes.quick}>
        {allSides.map((sides) => (
          <Button
            className={classes.add}
            key={sides}
            aria-label={`Add a d${String(sides)}`}
            onClick={() => onChange(addDice(dice, { count: 1, sides }, (entry) => entry.sides === sides))}
          >
            {`+d${String(sides)}`}
          </Button>
        ))}
      </div>
      <FieldNotes id={id} hint={undefined} fault={fault} />
    </div>
  );
}
