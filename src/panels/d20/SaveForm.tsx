import type { D20SaveRequest } from '@clatter/engine';
import { Switch } from '../../ui/Switch';
import { AbilityFields } from './AbilityFields';
import { AppliesSwitch } from './AppliesSwitch';
import { BonusDice } from './BonusDice';
import { EdgeFields } from './EdgeFields';
import { faultAt } from './faultAt';
import form from './form.module.css';
import { InspirationSwitch } from './InspirationSwitch';
import { ModifierFields } from './ModifierFields';
import { ProficiencyFields } from './ProficiencyFields';
import { TargetFields } from './TargetFields';
import type { FormProps } from './testFields';

export function SaveForm({ request, onChange, fault }: FormProps<D20SaveRequest>) {
  return (
    <div className={form.form}>
      <TargetFields
        name="DC"
        value={request.dc}
        fault={faultAt(fault, 'dc')}
        onChange={(dc) => onChange({ ...request, dc })}
      >
        <ModifierFields request={request} onChange={onChange} fault={fault} />
      </TargetFields>
      <EdgeFields request={request} onChange={onChange} />
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
