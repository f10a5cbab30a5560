import { type D20AttackRequest, d20Edge } from '@clatter/engine';
import { AbilityFields } from './AbilityFields';
import { AppliesSwitch } from './AppliesSwitch';
import { ArmourClassHelper } from './ArmourClassHelper';
import { BonusDice } from './BonusDice';
import { EdgeFields } from '../shared/EdgeFields';
import { faultAt } from '../shared/faultAt';
import { FinesseFields } from './FinesseFields';
import form from '../shared/form.module.css';
import { InspirationSwitch } from './InspirationSwitch';
import { LinkedDamage } from './LinkedDamage';
import { ModifierStepper } from '../shared/ModifierStepper';
import { ProficiencyFields } from './ProficiencyFields';
import { TargetFields } from './TargetFields';
import type { FormProps } from '../shared/formProps';

export function AttackForm({ request, onChange, fault }: FormProps<D20AttackRequest>) {
  /** Damage that takes the attack's modifier goes along with it. */
  function change(changed: D20AttackRequest) {
    const { damage, modifier } = changed;
    onChange(damage?.sameModifier === true ? { ...changed, damage: { ...damage, modifier } } : changed);
  }

  return (
    <div className={form.form}>
      <TargetFields
        name="AC"
        value={request.ac}
        fault={faultAt(fault, 'ac')}
        onChange={(ac) => onChange({ ...request, ac })}
      >
        <ModifierStepper
          label="Ability modifier"
          value={request.modifier}
          fault={faultAt(fault, 'modifier')}
          onChange={(modifier) => change({ ...request, modifier })}
        />
      </TargetFields>
      <EdgeFields value={request} kept={d20Edge(request)} die={20} onChange={onChange} />
      <div className={form.switches}>
        <AppliesSwitch
          label="Proficient with the weapon"
          hint="Always on for a spell attack"
          request={request}
          onChange={onChange}
        />
        <InspirationSwitch request={request} onChange={onChange} />
      </div>
      <LinkedDamage request={request} onChange={change} fault={fault} />
      <BonusDice request={request} onChange={onChange} fault={fault} />
      <ProficiencyFields request={request} onChange={onChange} fault={fault} />
      <AbilityFields use="attack" request={request} onChange={change}>
        <FinesseFields request={request} onChange={change} />
      </AbilityFields>
      <ArmourClassHelper onUse={(ac) => onChange({ ...request, ac })} />
    </div>
  );
}
