import { ModifierStepper } from '../shared/ModifierStepper';
import type { Modified } from './modified';

interface FirstModifierProps<Rolled extends Modified> {
  readonly value: Rolled;
  readonly onChange: (value: Rolled) => void;
  readonly fault: string | undefined;
}

/** The first modifier, which is the stat's where one is named. */
export function FirstModifier<Rolled extends Modified>({ value, onChange, fault }: FirstModifierProps<Rolled>) {
  const [first = 0, ...others] = value.modifiers;
  return (
    <ModifierStepper
      label={value.stat ?? 'Modifier'}
      value={first}
      fault={fault}
      onChange={(changed) => onChange({ ...value, modifiers: [changed, ...others] })}
    />
  );
}
