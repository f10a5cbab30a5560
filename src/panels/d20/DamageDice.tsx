import { useId } from 'react';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { FieldNotes } from '../../ui/FieldNotes';
import { describe } from '../../ui/fieldText';
import classes from './BonusDice.module.css';
import { addDie, allSides, type DamageEntry, type DieOption, showDice } from './dice';
import { DiceRows } from './DiceRows';

type DamageDie = Omit<DamageEntry, 'count'>;

interface DamageDiceProps {
  readonly dice: readonly DamageEntry[];
  readonly onChange: (dice: readonly DamageEntry[]) => void;
  readonly fault: string | undefined;
}

const options = allSides.map((sides): DieOption<DamageDie> => ({ label: `d${String(sides)}`, die: { sides } }));

/** The dice of a damage roll, at least one entry. */
export function DamageDice({ dice, onChange, fault }: DamageDiceProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label="Damage dice"
      aria-describedby={describe(id, undefined, fault)}
      className={classes.group}
    >
      <DiceRows<DamageEntry, DamageDie>
        name="Damage dice"
        entries={dice}
        options={options}
        isChosen={(entry, die) => entry.sides === die.sides}
        show={(entry) => showDice([entry])}
        least={1}
        onChange={onChange}
      />
      <div className={classNames(classes.quick, classes.six)}>
        {allSides.map((sides) => (
          <Button
            className={classes.add}
            key={sides}
            aria-label={`Add a d${String(sides)}`}
            onClick={() => onChange(addDie(dice, { count: 1, sides }, (entry) => entry.sides === sides))}
          >
            {`+d${String(sides)}`}
          </Button>
        ))}
      </div>
      <FieldNotes id={id} hint={undefined} fault={fault} />
    </div>
  );
}
