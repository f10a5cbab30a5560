import type { D20DamageRequest } from '@clatter/engine';
import { ChipSwitch } from '../../ui/ChipSwitch';
import { AbilityFields } from './AbilityFields';
import { DamageDice } from '../shared/DamageDice';
import { faultAt } from '../shared/faultAt';
import { FinesseFields } from './FinesseFields';
import form from '../shared/form.module.css';
import { InspirationSwitch } from './InspirationSwitch';
import { ModifierStepper } from '../shared/ModifierStepper';
import type { FormProps } from '../shared/formProps';

export function DamageForm({ request, onChange, fault }: FormProps<D20DamageRequest>) {
  return (
    <div className={form.form}>
      <DamageDice
        dice={request.dice}
        fault={faultAt(fault, 'dice')}
        onChange={(dice) => onChange({ ...request, dice })}
      />
      <ModifierStepper
        label="Modifier"
        value={request.modifier}
        fault={faultAt(fault, 'modifier')}
        onChange={(modifier) => onChange({ ...request, modifier })}
      />
      <div className={form.chips}>
        <ChipSwitch
          label="Critical hit"
          hint="Every die is rolled twice, the modifier added once"
          checked={request.critical}
          onChange={(critical) => onChange({ ...request, critical })}
        />
        <InspirationSwitch request={request} onChange={onChange} />
      </div>
      <AbilityFields use="attack" request={request} onChange={onChange}>
        <FinesseFields request={request} onChange={onChange} />
      </AbilityFields>
    </div>
  );
}
