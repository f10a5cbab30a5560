import { type D20AttackRequest, type D20DamageRequest, signed } from '@clatter/engine';
import { useState } from 'react';
import { Switch } from '../../ui/Switch';
import { ModifierStepper } from '../shared/ModifierStepper';
import form from '../shared/form.module.css';

interface FinesseFieldsProps<Request> {
  readonly request: Request;
  readonly onChange: (request: Request) => void;
}

/** A finesse weapon: the better of two modifiers becomes the roll's own. */
export function FinesseFields<Request extends D20AttackRequest | D20DamageRequest>(props: FinesseFieldsProps<Request>) {
  const { request, onChange } = props;
  const [entered, setEntered] = useState({ strength: request.modifier, dexterity: request.modifier });
  const isPresent = Math.max(entered.strength, entered.dexterity) === request.modifier;
  const pair = isPresent ? entered : { strength: request.modifier, dexterity: request.modifier };

  function change(changed: typeof pair) {
    setEntered(changed);
    onChange({ ...request, modifier: Math.max(changed.strength, changed.dexterity) });
  }

  return (
    <>
      <Switch
        label="Finesse weapon"
        hint="Takes the better of Strength and Dexterity"
        checked={request.finesse === true}
        onChange={(finesse) => onChange({ ...request, finesse })}
      />
      {request.finesse === true && (
        <div className={form.pair}>
          <ModifierStepper
            label="Strength modifier"
            value={pair.strength}
            onChange={(strength) => change({ ...pair, strength })}
          />
          <ModifierStepper
            label="Dexterity modifier"
            value={pair.dexterity}
            onChange={(dexterity) => change({ ...pair, dexterity })}
          />
          <p className={form.told}>The better is {signed(request.modifier)}.</p>
        </div>
      )}
    </>
  );
}
