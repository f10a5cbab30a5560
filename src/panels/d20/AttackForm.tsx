import type { D20AttackRequest } from '@clatter/engine';
import { AbilityFields } from './AbilityFields';
import { AppliesSwitch } from './AppliesSwitch';
import { ArmourClassHelper } from './ArmourClassHelper';
import { BonusDice } from './BonusDice';
import { EdgeFields } from './EdgeFields';
import { faultAt } from './faultAt';
import { FinesseFields } from './FinesseFields';
import form from './form.module.css';
import { InspirationSwitch } from './InspirationSwitch';
import { LinkedDamage } from './LinkedDamage';
import { ModifierFields } from './ModifierFields';
import { ProficiencyFields } from './ProficiencyFields';
import { TargetFields } from './TargetFields';
import type { FormProps } from './testFields';

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
        <ModifierFields request={request} onChange={change} fault={fault} />
      </TargetFields>
      <EdgeFields request={request} onChange={onChange} />
      <div className={form.switches}>
        <AppliesSwitch
          label="Proficient with the weapon"
          hint="Always on for a spell attack"
          request={request}
          onChange={onChange}
        />
        <InspirationSwitch request={request} onChange={onChange} />
      </div>
      <LinkedDamage request={request} onChange={onChange} fault={fault} />
      <BonusDice request={request} onChange={onChange} fault={fault} />
      <ProficiencyFields request={request} onChange={onChange} fault={fault} />
      <AbilityFields use="attack" request={request} onChange={change}>
        <FinesseFields request={request} onChange={change} />
      </AbilityFields>
      <ArmourClassHelper onUse={(ac) => onChange({ ...request, ac })} />
    </div>
  );
}
