import type { D20Request } from '@clatter/engine';
import type { PanelProps } from '../panelProps';
import { AttackForm } from './AttackForm';
import { CheckForm } from './CheckForm';
import { DamageForm } from './DamageForm';
import { SaveForm } from './SaveForm';

/** The form of a D20 request, whichever its kind. */
export function D20Panel({ request, onChange, fault }: PanelProps<D20Request>) {
  switch (request.kind) {
    case 'check':
      return <CheckForm request={request} onChange={onChange} fault={fault} />;
    case 'save':
      return <SaveForm request={request} onChange={onChange} fault={fault} />;
    case 'attack':
      return <AttackForm request={request} onChange={onChange} fault={fault} />;
    case 'damage':
      return <DamageForm request={request} onChange={onChange} fault={fault} />;
  }
}
