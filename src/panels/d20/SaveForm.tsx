import type { D20SaveRequest } from '@clatter/engine';
import { ChipSwitch } from '../../ui/ChipSwitch';
import type { FormProps } from '../shared/formProps';
import { AbilityFields } from './AbilityFields';
import { AppliesSwitch } from './AppliesSwitch';
import { TestForm } from './TestForm';

export function SaveForm({ request, onChange, fault }: FormProps<D20SaveRequest>) {
  return (
    <TestForm
      request={request}
      onChange={onChange}
      fault={fault}
      target={{ name: 'DC', value: request.dc, onChange: (dc) => onChange({ ...request, dc }) }}
      chips={
        <>
          <AppliesSwitch label="Proficient in the save" request={request} onChange={onChange} />
          <ChipSwitch
            label="Fail by choice"
            hint="No dice: the save fails at once"
            checked={request.chooseToFail}
            onChange={(chooseToFail) => onChange({ ...request, chooseToFail })}
          />
        </>
      }
    >
      <AbilityFields use="save" request={request} onChange={onChange} />
    </TestForm>
  );
}
