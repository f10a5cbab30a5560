import { type D20AttackRequest, signed } from '@clatter/engine';
import { Switch } from '../../ui/Switch';
import { showDamage } from '../shared/dice';
import { faultAt } from '../shared/faultAt';
import type { FormProps } from '../shared/formProps';
import { ModifierStepper } from '../shared/ModifierStepper';
import { OfferedDamage } from '../shared/OfferedDamage';

type Damage = NonNullable<D20AttackRequest['damage']>;

/** The damage that is offered once the attack has hit, by the attack's own modifier until told otherwise. */
export function LinkedDamage({ request, onChange, fault }: FormProps<D20AttackRequest>) {
  const { damage, modifier } = request;

  function change(changed: Damage | undefined) {
    onChange({ ...request, damage: changed });
  }

  return (
    <OfferedDamage
      label="Damage on a hit"
      summary={damage === undefined ? '' : showDamage(damage.dice, [damage.modifier])}
      offer={{ label: 'Offer damage after a hit', hint: 'A critical hit rolls its dice twice' }}
      damage={damage}
      usual={{ dice: [{ count: 1, sides: 8 }], modifier, sameModifier: true }}
      fault={faultAt(fault, 'damage.dice')}
      onChange={change}
    >
      {damage !== undefined && (
        <>
          <Switch
            label="Same modifier as the attack"
            hint={`Now ${signed(modifier)}; off for most spells`}
            checked={damage.sameModifier === true}
            onChange={(sameModifier) => change({ ...damage, sameModifier })}
          />
          {damage.sameModifier !== true && (
            <ModifierStepper
              label="Damage modifier"
              value={damage.modifier}
              fault={faultAt(fault, 'damage.modifier')}
              onChange={(changed) => change({ ...damage, modifier: changed })}
            />
          )}
        </>
      )}
    </OfferedDamage>
  );
}
