import { type D20CheckRequest, d20Edge } from '@clatter/engine';
import { Switch } from '../../ui/Switch';
import { AbilityFields } from './AbilityFields';
import { BonusDice } from './BonusDice';
import { EdgeFields } from '../shared/EdgeFields';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import type { FormProps } from '../shared/formProps';
import { InspirationSwitch } from './InspirationSwitch';
import { ModifierStepper } from '../shared/ModifierStepper';
import { ProficiencyFields } from './ProficiencyFields';
import { SkillFields } from './SkillFields';
import { TargetFields } from './TargetFields';
import { proficiencyOf } from './testFields';

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
        <ModifierStepper
          label="Ability modifier"
          value={request.modifier}
          fault={faultAt(fault, 'modifier')}
          onChange={(modifier) => onChange({ ...request, modifier })}
        />
      </TargetFields>
      <EdgeFields
        value={request}
        kept={d20Edge(request)}
        die={20}
        note={
          request.skillProficient && request.toolProficient ? 'skill and tool together are one advantage' : undefined
        }
        onChange={onChange}
      />
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
