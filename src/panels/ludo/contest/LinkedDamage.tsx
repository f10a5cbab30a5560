import type { LudoRequestOf } from '@clatter/engine';
import { ChoiceGroup, type ChoiceOption } from '../../../ui/ChoiceGroup';
import { ModifierList } from '../../../ui/ModifierList';
import { showDamage } from '../../shared/dice';
import { OfferedDamage } from '../../shared/OfferedDamage';
import { usualDamage } from './contestType';

type Damage = NonNullable<LudoRequestOf<'contest'>['damage']>;

interface LinkedDamageProps {
  readonly damage: Damage | undefined;
  readonly onChange: (damage: Damage | undefined) => void;
  readonly fault: string | undefined;
}

const grazingOptions: readonly ChoiceOption<Damage['onGrazing']>[] = [
  { value: 'half', label: 'Half damage' },
  { value: 'normal', label: 'Normal damage' },
];

const criticalOptions: readonly ChoiceOption<Damage['onCritical']>[] = [
  { value: 'double', label: 'Double damage' },
  { value: 'normal', label: 'Normal damage' },
];

/** The damage that is offered once the offender has won, and what a graze or a crit makes of it. */
export function LinkedDamage({ damage, onChange, fault }: LinkedDamageProps) {
  return (
    <OfferedDamage
      label="Damage after a win"
      summary={damage === undefined ? '' : showDamage(damage.dice, damage.modifiers)}
      offer={{ label: 'Offer damage when the offender wins' }}
      damage={damage}
      usual={usualDamage}
      fault={fault}
      onChange={onChange}
    >
      {damage !== undefined && (
        <>
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
    </OfferedDamage>
  );
}
