import { Field } from '../ui/Field';
import classes from './HistoryPanel.module.css';

interface SystemFilterProps {
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  readonly selected: string | undefined;
  readonly onSelect: (system: string | undefined) => void;
}

const all = '';

/** Which system's rolls are listed. */
export function SystemFilter({ systems, selected, onSelect }: SystemFilterProps) {
  return (
    <Field label="Rolls of" hideLabel>
      {(control) => (
        <select
          {...control}
          className={classes.select}
          value={selected ?? all}
          onChange={({ currentTarget: { value } }) => onSelect(value === all ? undefined : value)}
        >
          <option value={all}>All systems</option>
          {systems.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
