import { appliedProficiency, proficiencyBonus, signed } from '@clatter/engine';
import { Disclosure } from '../../ui/Disclosure';
import { Stepper } from '../../ui/Stepper';
import { ChipSwitch } from '../../ui/ChipSwitch';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import type { FormProps } from '../shared/formProps';
import { proficiencyOf, type TestRequest, type Proficiency } from './testFields';

/** The level and what is made of the bonus; a check may also take it without skill or tool. */
export function ProficiencyFields<Request extends TestRequest>({ request, onChange, fault }: FormProps<Request>) {
  const proficiency = proficiencyOf(request);
  const added = appliedProficiency(request);

  function change(changed: Partial<Proficiency>) {
    onChange({ ...request, proficiency: { ...proficiency, ...changed } });
  }

  return (
    <Disclosure
      label="Proficiency"
      summary={`level ${String(proficiency.level)}, ${added === 0 ? 'not added' : `adds ${String(added)}`}`}
    >
      <Stepper
        label="Level or challenge rating"
        hint={`Bonus ${signed(proficiencyBonus(proficiency.level))}; a challenge rating below 1 is level 0`}
        min={0}
        max={30}
        value={proficiency.level}
        fault={faultAt(fault, 'proficiency')}
        onChange={(level) => change({ level })}
      />
      <div className={form.chips}>
        {request.kind === 'check' && (
          <ChipSwitch
            label="Applies without skill or tool"
            checked={proficiency.applies}
            onChange={(applies) => change({ applies })}
          />
        )}
        <ChipSwitch label="Doubled" checked={proficiency.doubled} onChange={(doubled) => change({ doubled })} />
        <ChipSwitch
          label="Halved"
          hint="Rounded down"
          checked={proficiency.halved}
          onChange={(halved) => change({ halved })}
        />
      </div>
      <p className={form.told}>{added === 0 ? 'Nothing is added to this roll.' : `${signed(added)} on this roll.`}</p>
    </Disclosure>
  );
}
