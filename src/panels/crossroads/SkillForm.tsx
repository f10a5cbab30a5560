import type { SkillRequest } from '@clatter/engine';
import { Stepper } from '../../ui/Stepper';
import { ChipSwitch } from '../../ui/ChipSwitch';
import classes from '../shared/form.module.css';
import { OppositionFields } from './OppositionFields';
import { RollerFields } from './RollerFields';

interface SkillFormProps {
  readonly request: SkillRequest;
  readonly onChange: (request: SkillRequest) => void;
}

/** What the player rolls with, what Fate adds, and what stands against it. */
export function SkillForm({ request, onChange }: SkillFormProps) {
  return (
    <div className={classes.form}>
      <RollerFields
        value={request}
        onChange={onChange}
        beside={
          <ChipSwitch
            label="Fated Action"
            hint="A Fate Die spent beforehand: one more advantage"
            checked={request.fated}
            onChange={(fated) => onChange({ ...request, fated })}
          />
        }
      >
        <OppositionFields
          opposition={request.opposition}
          onChange={(opposition) => onChange({ ...request, opposition })}
        />
        <Stepper
          label="Fate Dice left"
          hint="Each pays for one Twist of Fate after the roll."
          min={0}
          max={99}
          value={request.fateDice}
          onChange={(fateDice) => onChange({ ...request, fateDice })}
        />
      </RollerFields>
    </div>
  );
}
