import { type D20SaveRequest, d20Edge } from '@clatter/engine';
import { Switch } from '../../ui/Switch';
import { AbilityFields } from './AbilityFields';
import { AppliesSwitch } from './AppliesSwitch';
import { BonusDice } from './BonusDice';
import { EdgeFields } from '../shared/EdgeFields';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import { InspirationSwitch } from './InspirationSwitch';
import { ModifierStepper } from '../shared/ModifierStepper';
import { ProficiencyFields } from './ProficiencyFields';
import { TargetFields } from './TargetFields';
import type { FormProps } from '../shared/formProps';

export function SaveForm({ request, onChange, fault }: FormProps<D20SaveRequest>) {
  return (
    <div className={form.form}>
      <TargetFields
        name="DC"
        value={request.dc}
        fault={faultAt(fault, 'dc')}
        onChange={(dc) => onChange({ ...request, dc })}
      >
        <ModifierStepper
          label="Ability modifier"
          value={request.modifier}
          fault={faultAt(fault, 'modifier')}
          onChange={(modifier) => onChange({ ...request, modifier })}
        />
      </TargetFields>
      <EdgeFields value={request} kept={d20Edge(request)} die={20} onChange={onChange} />
      <div className={form.switches}>
        <AppliesSwitch label="Proficient in the save" request={request} onChange={onChange} />
        <Switch
          label="Fail by choice"
          hint="No dice: the save fails at once"
          checked={request.chooseToFail}
          onChange={(chooseToFail) => onChange({ ...request, chooseToFail })}
        />
        <InspirationSwitch request={request} onChange={onChange} />
      </div>
      <BonusDice request={request} onChange={onChange} fault={fault} />
      <ProficiencyFields request={request} onChange={onChange} fault={fault} />
      <AbilityFields use="save" request={request} onChange={onChange} />
    </div>
  );
}
