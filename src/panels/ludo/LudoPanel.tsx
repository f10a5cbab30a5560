import type { LudoRequest } from '@clatter/engine';
import type { PanelProps } from '../panelProps';
import { ContestForm } from './contest/ContestForm';
import { DamageForm } from './DamageForm';
import { MovementForm } from './MovementForm';
import { PenaltyForm } from './penalty/PenaltyForm';
import { PunchForm } from './PunchForm';
import { SaveForm } from './SaveForm';
import { CheckForm } from './table/CheckForm';

/** The form of a Ludicrous Ludo request, whichever its kind. */
export function LudoPanel({ request, onChange, fault, shelf }: PanelProps<LudoRequest>) {
  switch (request.kind) {
    case 'contest':
      return <ContestForm request={request} onChange={onChange} fault={fault} shelf={shelf} />;
    case 'save':
      return <SaveForm request={request} onChange={onChange} fault={fault} />;
    case 'damage':
      return <DamageForm request={request} onChange={onChange} fault={fault} />;
    case 'check':
      return <CheckForm request={request} onChange={onChange} fault={fault} shelf={shelf} />;
    case 'punch':
      return <PunchForm request={request} onChange={onChange} fault={fault} />;
    case 'movement':
      return <MovementForm />;
    case 'penalty':
      return <PenaltyForm request={request} onChange={onChange} fault={fault} />;
  }
}
