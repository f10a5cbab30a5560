import { ludoEdge, type LudoRequestOf } from '@clatter/engine';
import { Disclosure } from '../../ui/Disclosure';
import { ModifierStepper } from '../shared/ModifierStepper';
import { EdgeFields } from '../shared/EdgeFields';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import type { FormProps } from '../shared/formProps';
import { StatField } from './StatField';

export function PunchForm({ request, onChange, fault }: FormProps<LudoRequestOf<'punch'>>) {
  return (
    <div className={form.form}>
      <ModifierStepper
        label={request.stat === undefined ? 'Attack modifier' : `Attack modifier, ${request.stat}`}
        hint="A 1 misses, a 6 doubles the damage"
        value={request.attackModifier}
        fault={faultAt(fault, 'attackModifier')}
        onChange={(attackModifier) => onChange({ ...request, attackModifier })}
      />
      <EdgeFields value={request} kept={ludoEdge(request)} die={6} onChange={onChange} />
      <Disclosure label="From the party" summary={request.stat ?? 'none'}>
        <StatField stat={request.stat} onChange={(stat) => onChange({ ...request, stat })} />
      </Disclosure>
    </div>
  );
}
