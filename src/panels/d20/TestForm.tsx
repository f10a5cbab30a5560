import { d20Edge } from '@clatter/engine';
import { type ReactNode, useState } from 'react';
import { ChipSwitch } from '../../ui/ChipSwitch';
import { Stepper } from '../../ui/Stepper';
import { EdgeFields } from '../shared/EdgeFields';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import type { FormProps } from '../shared/formProps';
import { ModifierStepper } from '../shared/ModifierStepper';
import { BonusDice } from './BonusDice';
import { DifficultyLadder } from './DifficultyLadder';
import { InspirationSwitch } from './InspirationSwitch';
import { ProficiencyFields } from './ProficiencyFields';
import type { TestRequest } from './testFields';

interface Target {
  readonly name: 'DC' | 'AC';
  /** null where it is not known. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

interface TestFormProps<Request> extends FormProps<Request> {
  readonly target: Target;
  /** What else gives an edge. */
  readonly edgeNote?: string | undefined;
  /** The small switches of this kind. */
  readonly chips: ReactNode;
  /** What this kind alone has, folded away. */
  readonly children: ReactNode;
}

const usualTarget = 15;

/** What all rolls of a d20 have, first what every roll needs: a modifier, the number to reach, and an edge. */
export function TestForm<Request extends TestRequest>(props: TestFormProps<Request>) {
  const { request, onChange, fault, target, edgeNote, chips, children } = props;
  const { name, value } = target;
  const [lastKnown, setLastKnown] = useState(usualTarget);

  function setUnknown(unknown: boolean) {
    if (value !== null) setLastKnown(value);
    target.onChange(unknown ? null : lastKnown);
  }

  return (
    <div className={form.form}>
      <div className={form.pair}>
        <ModifierStepper
          label="Ability modifier"
          value={request.modifier}
          fault={faultAt(fault, 'modifier')}
          onChange={(modifier) => onChange({ ...request, modifier })}
        />
        {value !== null && (
          <Stepper
            label={name}
            min={-99}
            max={999}
            value={value}
            fault={faultAt(fault, name.toLowerCase())}
            onChange={target.onChange}
          />
        )}
      </div>
      {name === 'DC' && <DifficultyLadder value={value} onChange={target.onChange} />}
      <EdgeFields value={request} kept={d20Edge(request)} die={20} note={edgeNote} onChange={onChange} />
      <div className={form.chips}>
        {chips}
        <ChipSwitch label={`${name} not known`} checked={value === null} onChange={setUnknown} />
        <InspirationSwitch request={request} onChange={onChange} />
      </div>
      <BonusDice request={request} onChange={onChange} fault={fault} />
      <ProficiencyFields request={request} onChange={onChange} fault={fault} />
      {children}
    </div>
  );
}
