import type { D20Training } from '@clatter/engine';

import { Field } from '../../../ui/Field';
import sheetClasses from '../../shared/sheet.module.css';

interface TrainingFieldProps {
  readonly label: string;
  readonly value: D20Training;
  readonly onChange: (value: D20Training) => void;
}

const trainings: readonly { readonly id: D20Training; readonly name: string }[] = [
  { id: 'none', name: 'Not proficient' },
  { id: 'proficient', name: 'Proficient' },
  { id: 'doubled', name: 'Doubled' },
  { id: 'halved', name: 'Halved' },
];

/** How much of the proficiency bonus is added. */
export function TrainingField({ label, value, onChange }: TrainingFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className={sheetClasses.select}
          value={value}
          onChange={(event) => {
            const chosen = trainings.find(({ id }) => id === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen.id);
          }}
        >
          {trainings.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
