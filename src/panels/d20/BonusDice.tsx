import { useId } from 'react';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { ModifierList } from '../../ui/ModifierList';
import classes from './BonusDice.module.css';
import { addDice, allSides, type DieSides } from '../shared/dice';
import { DiceRows } from '../shared/DiceRows';
import { type BonusEntry, showBonus } from './bonus';
import { faultAt } from '../shared/faultAt';
import type { FormProps } from '../shared/formProps';
import type { TestRequest } from './testFields';

const quickSides: readonly DieSides[] = [4, 6, 8, 10, 12];
const signs = [1, -1] as const;
const options = signs.flatMap((sign) =>
  allSides.map((sides) => ({ label: `${sign > 0 ? '+' : '\u2212'} d${String(sides)}`, value: sign * sides })),
);

/** The same entry with dice of so many sides, taken off where the number is negative. */
function withDie(entry: BonusEntry, signedSides: number): BonusEntry {
  const sides = allSides.find((known) => known === Math.abs(signedSides)) ?? entry.sides;
  return { ...entry, sides, sign: signedSides > 0 ? 1 : -1 };
}

/** Dice and numbers that are added or taken off: a blessing, a bane, cover, a magic weapon. */
export function BonusDice<Request extends TestRequest>({ request, onChange, fault }: FormProps<Request>) {
  const { bonusDice, modifiers } = request;
  const id = useId();

  function add(added: BonusEntry) {
    const alike = (entry: BonusEntry) => entry.sides === added.sides && entry.sign === added.sign;
    onChange({ ...request, bonusDice: addDice(bonusDice, added, alike) });
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
        <DiceRows
          name="Bonus dice"
          entries={bonusDice}
          options={options}
          dieOf={({ sides, sign }) => sign * sides}
          withDie={withDie}
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
