import { ludoEdge, type LudoRequestOf } from '@clatter/engine';
import { Disclosure } from '../../ui/Disclosure';
import { Stepper } from '../../ui/Stepper';
import { ChipSwitch } from '../../ui/ChipSwitch';
import { EdgeFields } from '../shared/EdgeFields';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import type { FormProps } from '../shared/formProps';
import { FirstModifier } from './FirstModifier';
import { summariseMore } from './modified';
import { MoreModifiers } from './MoreModifiers';

export function SaveForm({ request, onChange, fault }: FormProps<LudoRequestOf<'save'>>) {
  const more = summariseMore(request);
  return (
    <div className={form.form}>
      <div className={form.pair}>
        <Stepper
          label="Goal"
          hint="The final number, with the stat that sets it"
          min={-99}
          max={999}
          value={request.goal}
          fault={faultAt(fault, 'goal')}
          onChange={(goal) => onChange({ ...request, goal })}
        />
        <FirstModifier value={request} onChange={onChange} fault={faultAt(fault, 'modifiers')} />
      </div>
      <EdgeFields value={request} kept={ludoEdge(request)} die={6} onChange={onChange} />
      <div className={form.chips}>
        <ChipSwitch
          label="Stressed"
          hint="A stressed party has no fate reroll"
          checked={request.stressed}
          onChange={(stressed) => onChange({ ...request, stressed })}
        />
      </div>
      <Disclosure label="More modifiers" summary={more === '' ? 'none' : more}>
        <MoreModifiers value={request} onChange={onChange} />
      </Disclosure>
    </div>
  );
}
