import type { D20AttackRequest } from '@clatter/engine';
import type { FormProps } from '../shared/formProps';
import { AbilityFields } from './AbilityFields';
import { AppliesSwitch } from './AppliesSwitch';
import { ArmourClassHelper } from './ArmourClassHelper';
import { FinesseFields } from './FinesseFields';
import { LinkedDamage } from './LinkedDamage';
import { TestForm } from './TestForm';

export function AttackForm({ request, onChange, fault }: FormProps<D20AttackRequest>) {
  /** Damage that takes the attack's modifier goes along with it. */
  function change(changed: D20AttackRequest) {
    const { damage, modifier } = changed;
    onChange(damage?.sameModifier === true ? { ...changed, damage: { ...damage, modifier } } : changed);
  }

  return (
    <TestForm
      request={request}
      onChange={change}
      fault={fault}
      target={{ name: 'AC', value: request.ac, onChange: (ac) => onChange({ ...request, ac }) }}
      chips={
        <AppliesSwitch
          label="Proficient with the weapon"
          hint="Always on for a spell attack"
          request={request}
          onChange={onChange}
        />
      }
    >
      <LinkedDamage request={request} onChange={change} fault={fault} />
      <AbilityFields use="attack" request={request} onChange={change}>
        <FinesseFields request={request} onChange={change} />
      </AbilityFields>
      <ArmourClassHelper onUse={(ac) => onChange({ ...request, ac })} />
    </TestForm>
  );
}
