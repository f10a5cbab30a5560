import { type D20AttackRequest, signed } from '@clatter/engine';
import { Disclosure } from '../../ui/Disclosure';
import { Stepper } from '../../ui/Stepper';
import { Switch } from '../../ui/Switch';
import { DamageDice } from './DamageDice';
import { showDice } from './dice';
import { faultAt } from './faultAt';
import type { FormProps } from './testFields';

type Damage = NonNullable<D20AttackRequest['damage']>;

function summarise(damage: Damage | undefined): string {
  if (damage === undefined) return 'none';
  return `${showDice(damage.dice)}${damage.modifier === 0 ? '' : `, ${signed(damage.modifier)}`}`;
}

/** The damage that is offered, filled in, once the attack has hit. */
export function LinkedDamage({ request, onChange, fault }: FormProps<D20AttackRequest>) {
  const { damage, modifier } = request;

  function change(changed: Damage | undefined) {
    onChange({ ...request, damage: changed });
  }

  return (
    <Disclosure label="Damage on a hit" summary={summarise(damage)}>
      <Switch
        label="Offer damage after a hit"
        hint="A critical hit rolls its dice twice"
        checked={damage !== undefined}
        onChange={(on) => change(on ? { dice: [{ count: 1, sides: 8 }], modifier, sameModifier: true } : undefined)}
      />
      {damage !== undefined && (
        <>
          <DamageDice
            dice={damage.dice}
            fault={faultAt(fault, 'damage.dice')}
            onChange={(dice) => change({ ...damage, dice })}
          />
          <Switch
            label="Same modifier as the attack"
            hint={`Now ${signed(modifier)}; off for most spells`}
            checked={damage.sameModifier === true}
            onChange={(same) => change({ ...damage, sameModifier: same, modifier: same ? modifier : damage.modifier })}
          />
          {damage.sameModifier !== true && (
            <Stepper
              label="Damage modifier"
              signed
              min={-999}
              max={999}
              value={damage.modifier}
              fault={faultAt(fault, 'damage.modifier')}
              onChange={(changed) => change({ ...damage, modifier: changed })}
            />
          )}
        </>
      )}
    </Disclosure>
  );
}
