import type { D20CheckRequest } from '@clatter/engine';
import { Switch } from '../../ui/Switch';
import { AbilityFields } from './AbilityFields';
import { BonusDice } from './BonusDice';
import { EdgeFields } from './EdgeFields';
import { faultAt } from './faultAt';
import form from './form.module.css';
import { InspirationSwitch } from './InspirationSwitch';
import { ModifierFields } from './ModifierFields';
import { ProficiencyFields } from './ProficiencyFields';
import { SkillFields } from './SkillFields';
import { TargetFields } from './TargetFields';
import { type FormProps, proficiencyOf } from './testFields';

export function CheckForm({ request, onChange, fault }: FormProps<D20CheckRequest>) {
  const proficiency = proficiencyOf(request);
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
        <Switch
          label="Proficient in the skill"
          checked={request.skillProficient}
          onChange={(skillProficient) => onChange({ ...request, proficiency, skillProficient })}
        />
        <Switch
          label="Proficient with the tool"
          hint="Together with the skill: one more advantage"
          checked={request.toolProficient}
          onChange={(toolProficient) => onChange({ ...request, proficiency, toolProficient })}
        />
        <InspirationSwitch request={request} onChange={onChange} />
      </div>
      <BonusDice request={request} onChange={onChange} fault={fault} />
      <ProficiencyFields request={request} onChange={onChange} fault={fault} />
      <AbilityFields use="check" request={request} onChange={onChange} />
      <SkillFields request={request} onChange={onChange} />
    </div>
  );
}
