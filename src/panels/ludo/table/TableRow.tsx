import { IconButton } from '../../../ui/IconButton';
import { Stepper } from '../../../ui/Stepper';
import { TextField } from '../../../ui/TextField';
import form from '../../shared/form.module.css';
import classes from './TableRow.module.css';
import type { Row } from './table';

interface TableRowProps {
  readonly number: number;
  readonly row: Row;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
  readonly fault: string | undefined;
}

const mostFaces = 20;

/** One row of a table: the numbers it holds and what it says. */
export function TableRow({ number, row, onChange, onRemove, fault }: TableRowProps) {
  return (
    <div role="group" aria-label={`Row ${String(number)}`} className={classes.row}>
      <div className={classes.head}>
        <span className={classes.number} aria-hidden>
          #{number}
        </span>
        <TextField
          label="Entry"
          hideLabel
          placeholder="What it says"
          maxLength={2000}
          value={row.text}
          fault={fault}
          onChange={(text) => onChange({ ...row, text })}
        />
        <IconButton icon="close" label={`Remove row ${String(number)}`} onClick={onRemove} />
      </div>
      <div className={form.pair}>
        <Stepper
          label="From"
          min={1}
          max={mostFaces}
          value={row.from}
          onChange={(from) => onChange({ ...row, from })}
        />
        <Stepper label="To" min={1} max={mostFaces} value={row.to} onChange={(to) => onChange({ ...row, to })} />
      </div>
    </div>
  );
}
