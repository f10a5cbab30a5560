import { armourClassOf } from '@clatter/engine';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Stepper } from '../../ui/Stepper';
import form from '../shared/form.module.css';

interface ArmourClassHelperProps {
  readonly onUse: (armourClass: number) => void;
}

/** Works out an AC from its parts. */
export function ArmourClassHelper({ onUse }: ArmourClassHelperProps) {
  const [dexterity, setDexterity] = useState(0);
  const [armour, setArmour] = useState(0);
  const armourClass = armourClassOf(dexterity, armour);
  return (
    <Disclosure label="Work out an AC">
      <div className={form.pair}>
        <Stepper label="Target’s Dexterity" signed min={-99} max={99} value={dexterity} onChange={setDexterity} />
        <Stepper label="Armour and other" signed min={-99} max={99} value={armour} onChange={setArmour} />
      </div>
      <p className={form.told}>10, Dexterity modifier, and armour, shield and anything else.</p>
      <Button onClick={() => onUse(armourClass)}>Use AC {armourClass}</Button>
    </Disclosure>
  );
}
