import { Disclosure } from '../../ui/Disclosure';
import { Stepper } from '../../ui/Stepper';
import { EdgeFields } from './EdgeFields';
import { faultAt } from './faultAt';
import form from './form.module.css';
import type { FormProps } from './formProps';
import { StatField } from './StatField';

export function PunchForm({ request, onChange, fault }: FormProps<'punch'>) {
  return (
    <div className={form.form}>
      <Stepper
        label={request.stat === undefined ? 'Attack modifier' : `Attack modifier, ${request.stat}`}
        hint="A 1 misses, a 6 doubles the damage"
        signed
        min={-999}
        max={999}
        value={request.attackModifier}
        fault={faultAt(fault, 'attackModifier')}
        onChange={(attackModifier) => onChange({ ...request, attackModifier })}
      />
      <EdgeFields value={request} die={6} onChange={onChange} />
      <Disclosure label="From the party" summary={request.stat ?? 'none'}>
        <StatField stat={request.stat} onChange={(stat) => onChange({ ...request, stat })} />
      </Disclosure>
    </div>
  );
}
