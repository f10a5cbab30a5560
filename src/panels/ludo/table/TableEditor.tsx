import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { TextField } from '../../../ui/TextField';
import type { PanelFault } from '../../panelProps';
import { allSides } from '../../shared/dice';
import { faultAt } from '../../shared/faultAt';
import form from '../../shared/form.module.css';
import { TableCoverage } from './TableCoverage';
import { TableRow } from './TableRow';
import { type Row, rowForGap, type Table } from './table';

interface TableEditorProps {
  readonly table: Table;
  readonly onChange: (table: Table) => void;
  readonly fault: PanelFault | undefined;
}

const dieOptions = allSides.map((sides) => ({ value: sides, label: `d${String(sides)}` }));
const mostRows = 20;

/** A table's name, die and rows, with what the rows leave out or hold twice. */
export function TableEditor({ table, onChange, fault }: TableEditorProps) {
  const { rows } = table;

  function changeRow(place: number, changed: Row) {
    onChange({ ...table, rows: rows.map((row, index) => (index === place ? changed : row)) });
  }

  return (
    <div className={form.form}>
      <TextField
        label="Table name"
        maxLength={120}
        value={table.name}
        fault={faultAt(fault, 'table.name')}
        onChange={(name) => onChange({ ...table, name })}
      />
      <ChoiceGroup
        label="Die"
        options={dieOptions}
        value={table.sides}
        fault={faultAt(fault, 'table.sides')}
        onChange={(sides) => onChange({ ...table, sides })}
      />
      <TableCoverage table={table} />
      {rows.map((row, place) => (
        <TableRow
          key={place}
          number={place + 1}
          row={row}
          fault={faultAt(fault, `table.rows.${String(place)}`)}
          onChange={(changed) => changeRow(place, changed)}
          onRemove={() => onChange({ ...table, rows: rows.filter((_, index) => index !== place) })}
        />
      ))}
      {rows.length < mostRows && (
        <div>
          <Button icon="plus" onClick={() => onChange({ ...table, rows: [...rows, rowForGap(table)] })}>
            Add a row
          </Button>
        </div>
      )}
    </div>
  );
}
