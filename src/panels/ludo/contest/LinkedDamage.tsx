import { type LudoRequestOf, signed } from '@clatter/engine';
import { useState } from 'react';
import { ChoiceGroup, type ChoiceOption } from '../../../ui/ChoiceGroup';
import { Disclosure } from '../../../ui/Disclosure';
import { ModifierList } from '../../../ui/ModifierList';
import { Switch } from '../../../ui/Switch';
import { DamageDice } from '../DamageDice';
import { showDice } from '../dice';

type Damage = NonNullable<LudoRequestOf<'contest'>['damage']>;

interface LinkedDamageProps {
  readonly damage: Damage | undefined;
  readonly onChange: (damage: Damage | undefined) => void;
  readonly fault: string | undefined;
}

const usualDamage: Damage = { dice: [{ count: 1, sides: 6 }], modifiers: [], onGrazing: 'half', onCritical: 'double' };

const grazingOptions: readonly ChoiceOption<Damage['onGrazing']>[] = [
  { value: 'half', label: 'Half damage' },
  { value: 'normal', label: 'Normal damage' },
];

const criticalOptions: readonly ChoiceOption<Damage['onCritical']>[] = [
  { value: 'double', label: 'Double damage' },
  { value: 'normal', label: 'Normal damage' },
];

/** The damage that is offered, filled in, once the offender has won. */
export function LinkedDamage({ damage, onChange, fault }: LinkedDamageProps) {
  const [lastOffered, setLastOffered] = useState(usualDamage);
  const summary = damage === undefined ? 'none' : [showDice(damage.dice), ...damage.modifiers.map(signed)].join(', ');

  function offer(on: boolean) {
    if (damage !== undefined) setLastOffered(damage);
    onChange(on ? lastOffered : undefined);
  }

  return (
    <Disclosure label="Damage after a win" summary={summary}>
      <Switch label="Offer damage when the offender wins" checked={damage !== undefined} onChange={offer} />
      {damage !== undefined && (
        <>
          <DamageDice dice={damage.dice} fault={fault} onChange={(dice) => onChange({ ...damage, dice })} />
          <ModifierList
            label="Damage modifiers"
            values={damage.modifiers}
            onChange={(modifiers) => onChange({ ...damage, modifiers })}
          />
          <ChoiceGroup
            label="On a grazing hit"
            options={grazingOptions}
            value={damage.onGrazing}
            onChange={(onGrazing) => onChange({ ...damage, onGrazing })}
          />
          <ChoiceGroup
            label="On a critical success"
            options={criticalOptions}
            value={damage.onCritical}
            onChange={(onCritical) => onChange({ ...damage, onCritical })}
          />
        </>
      )}
    </Disclosure>
  );
}
