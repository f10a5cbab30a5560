import { Stepper } from '../../ui/Stepper';
import { faultAt } from './faultAt';
import type { FormProps, TestRequest } from './testFields';

export function ModifierFields<Request extends TestRequest>({ request, onChange, fault }: FormProps<Request>) {
  return (
    <Stepper
      label="Ability modifier"
      signed
      min={-999}
      max={999}
      value={request.modifier}
      fault={faultAt(fault, 'modifier')}
      onChange={(modifier) => onChange({ ...request, modifier })}
    />
  );
}
