import type { LudoRequestOf } from '@clatter/engine';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import { ModifierList } from '../../ui/ModifierList';
import { DamageDice } from '../shared/DamageDice';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import type { FormProps } from '../shared/formProps';

const multipliers: readonly ChoiceOption<FormProps<LudoRequestOf<'damage'>>['request']['multiplier']>[] = [
  { value: 'normal', label: 'As rolled' },
  { value: 'double', label: 'Doubled' },
  { value: 'half', label: 'Halved', hint: 'Rounded down' },
];

export function DamageForm({ request, onChange, fault }: FormProps<LudoRequestOf<'damage'>>) {
  return (
    <div className={form.form}>
      <DamageDice
        dice={request.dice}
        fault={faultAt(fault, 'dice')}
        onChange={(dice) => onChange({ ...request, dice })}
      />
      <ModifierList
        label="Modifiers"
        values={request.modifiers}
        fault={faultAt(fault, 'modifiers')}
        onChange={(modifiers) => onChange({ ...request, modifiers })}
      />
      <ChoiceGroup
        label="Damage counts"
        options={multipliers}
        value={request.multiplier}
        onChange={(multiplier) => onChange({ ...request, multiplier })}
      />
    </div>
  );
}
