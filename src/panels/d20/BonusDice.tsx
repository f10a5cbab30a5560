import { useId } from 'react';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { ModifierList } from '../../ui/ModifierList';
import classes from './BonusDice.module.css';
import { addDie, allSides, type BonusEntry, type DieOption, showBonus, type Sides } from './dice';
import { DiceRows } from './DiceRows';
import { faultAt } from './faultAt';
import type { FormProps, TestRequest } from './testFields';

type BonusDie = Omit<BonusEntry, 'count'>;

const quickSides: readonly Sides[] = [4, 6, 8, 10, 12];
const signs = [1, -1] as const;
const options = signs.flatMap((sign) =>
  allSides.map((sides): DieOption<BonusDie> => ({
    label: `${sign > 0 ? '+' : '\u2212'} d${String(sides)}`,
    die: { sides, sign },
  })),
);

/** Dice and numbers that are added or taken off: a blessing, a bane, cover, a magic weapon. */
export function BonusDice<Request extends TestRequest>({ request, onChange, fault }: FormProps<Request>) {
  const { bonusDice, modifiers } = request;
  const id = useId();

  function add(added: BonusEntry) {
    const alike = (entry: BonusEntry) => entry.sides === added.sides && entry.sign === added.sign;
    onChange({ ...request, bonusDice: addDie(bonusDice, added, alike) });
  }

  return (
    <>
      <div role="group" aria-labelledby={id} className={classes.group}>
        <span className={classes.label} id={id}>
          Bonus and penalty dice
        </span>
        <div className={classes.quick}>
          {signs.map((sign) =>
            quickSides.map((sides) => {
              const added = { count: 1, sides, sign };
              return (
                <Button className={classes.add} key={showBonus(added)} onClick={() => add(added)}>
                  {showBonus(added)}
                </Button>
              );
            }),
          )}
        </div>
        <DiceRows<BonusEntry, BonusDie>
          name="Bonus dice"
          entries={bonusDice}
          options={options}
          isChosen={(entry, die) => entry.sides === die.sides && entry.sign === die.sign}
          show={showBonus}
          least={0}
          onChange={(changed) => onChange({ ...request, bonusDice: changed })}
        />
      </div>
      <Disclosure label="Other modifiers" summary={modifiers.length === 0 ? 'none' : String(modifiers.length)}>
        <ModifierList
          label="Other modifiers"
          hideLabel
          values={modifiers}
          fault={faultAt(fault, 'modifiers')}
          onChange={(changed) => onChange({ ...request, modifiers: changed })}
        />
      </Disclosure>
    </>
  );
}
