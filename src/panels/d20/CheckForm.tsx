import type { D20CheckRequest } from '@clatter/engine';
import { ChipSwitch } from '../../ui/ChipSwitch';
import type { FormProps } from '../shared/formProps';
import { AbilityFields } from './AbilityFields';
import { SkillFields } from './SkillFields';
import { TestForm } from './TestForm';
import { proficiencyOf } from './testFields';

export function CheckForm({ request, onChange, fault }: FormProps<D20CheckRequest>) {
  const proficiency = proficiencyOf(request);
  const together = request.skillProficient && request.toolProficient;
  return (
    <TestForm
      request={request}
      onChange={onChange}
      fault={fault}
      target={{ name: 'DC', value: request.dc, onChange: (dc) => onChange({ ...request, dc }) }}
      edgeNote={together ? 'skill and tool together are one advantage' : undefined}
      chips={
        <>
          <ChipSwitch
            label="Proficient in the skill"
            checked={request.skillProficient}
            onChange={(skillProficient) => onChange({ ...request, proficiency, skillProficient })}
          />
          <ChipSwitch
            label="Proficient with the tool"
            hint="Together with the skill: one more advantage"
            checked={request.toolProficient}
            onChange={(toolProficient) => onChange({ ...request, proficiency, toolProficient })}
          />
        </>
      }
    >
      <AbilityFields use="check" request={request} onChange={onChange} />
      <SkillFields request={request} onChange={onChange} />
    </TestForm>
  );
}
