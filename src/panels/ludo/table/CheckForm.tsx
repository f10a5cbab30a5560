import { ludoEdge, type LudoRequestOf } from '@clatter/engine';
import { useState } from 'react';
import type { PanelProps } from '../../panelProps';
import { Disclosure } from '../../../ui/Disclosure';
import { EdgeFields } from '../../shared/EdgeFields';
import form from '../../shared/form.module.css';
import type { FormProps } from '../../shared/formProps';
import { TableEditor } from './TableEditor';
import { TableShelf } from './TableShelf';
import type { Table } from './table';

type CheckFormProps = FormProps<LudoRequestOf<'check'>> & Pick<PanelProps<unknown>, 'shelf'>;

/** A check on a table that the users write, keep and share. */
export function CheckForm({ request, onChange, fault, shelf }: CheckFormProps) {
  const { table } = request;
  const [startsOpen] = useState(fault !== undefined);

  function use(changed: Table) {
    onChange({ ...request, table: changed });
  }

  return (
    <div className={form.form}>
      <EdgeFields value={request} kept={ludoEdge(request)} die={table.sides} onChange={onChange} />
      <TableShelf table={table} shelf={shelf} onUse={use} />
      <Disclosure
        label="The table"
        summary={`${table.name === '' ? 'no name' : table.name}, d${String(table.sides)}`}
        open={startsOpen}
      >
        <TableEditor table={table} fault={fault} onChange={use} />
      </Disclosure>
    </div>
  );
}
