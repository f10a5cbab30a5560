import { difficulties } from '@clatter/engine';
import { type ReactNode, useState } from 'react';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import { Stepper } from '../../ui/Stepper';
import { Switch } from '../../ui/Switch';
import form from '../shared/form.module.css';
import classes from './TargetFields.module.css';

interface TargetFieldsProps {
  readonly name: 'DC' | 'AC';
  /** null where it is not known. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly fault: string | undefined;
  /** What stands beside it. */
  readonly children: ReactNode;
}

const usual = 15;
const ladder = difficulties.map(({ dc, name }): ChoiceOption<number | null> => ({
  value: dc,
  label: String(dc),
  hint: name,
}));

/** The number to reach, known or not; a DC also by how hard the task is. */
export function TargetFields({ name, value, onChange, fault, children }: TargetFieldsProps) {
  const [lastKnown, setLastKnown] = useState(usual);

  function know(known: boolean) {
    if (value !== null) setLastKnown(value);
    onChange(known ? lastKnown : null);
  }

  return (
    <div className={classes.target}>
      <div className={form.pair}>
        {children}
        {value !== null && <Stepper label={name} min={-99} max={999} value={value} fault={fault} onChange={onChange} />}
      </div>
      <div className={form.switches}>
        <Switch label={`${name} not known`} checked={value === null} onChange={(unknown) => know(!unknown)} />
      </div>
      {name === 'DC' && (
        <div className={classes.ladder}>
          <ChoiceGroup label="Usual DCs" hideLabel options={ladder} value={value} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
