import type { FreeRequest } from '@clatter/engine';
import type { PanelProps } from '../panelProps';
import form from '../shared/form.module.css';
import { NotationField } from './NotationField';
import { NotationKeys } from './NotationKeys';
import { RecentNotations } from './RecentNotations';

/** A notation, by keyboard, by buttons that write it, or one of the last ones again. */
export function FreePanel({ request, onChange, fault, recent }: PanelProps<FreeRequest>) {
  const write = (text: string) => onChange({ ...request, text });
  return (
    <div className={form.form}>
      <NotationField text={request.text} fault={fault} onChange={write} />
      <NotationKeys text={request.text} onChange={write} />
      <RecentNotations recent={recent} onChoose={onChange} />
    </div>
  );
}
