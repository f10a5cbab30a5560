import type { Opposition } from '@clatter/engine';
import { Stepper } from '../../ui/Stepper';
import { FieldSet } from './FieldSet';
import { RollerFields } from './RollerFields';

type RollingOpposition = Extract<Opposition, { readonly type: 'roll' }>;

interface OpposingRollProps {
  readonly opposition: RollingOpposition;
  readonly onChange: (opposition: RollingOpposition) => void;
}

/** An opponent that throws dice of its own. */
export function OpposingRoll({ opposition, onChange }: OpposingRollProps) {
  return (
    <FieldSet legend="Opponent">
      <RollerFields value={opposition} onChange={onChange}>
        <Stepper
          label="Opponent’s Fate Dice left"
          min={0}
          max={99}
          value={opposition.fateDice}
          onChange={(fateDice) => onChange({ ...opposition, fateDice })}
        />
      </RollerFields>
    </FieldSet>
  );
}
