import { ModifierList } from '../../ui/ModifierList';
import type { Modified } from './modified';
import { StatField } from './StatField';

interface MoreModifiersProps<Rolled extends Modified> {
  readonly value: Rolled;
  readonly onChange: (value: Rolled) => void;
}

/** The stat that the first modifier belongs to, and all other modifiers. */
export function MoreModifiers<Rolled extends Modified>({ value, onChange }: MoreModifiersProps<Rolled>) {
  const [first = 0, ...others] = value.modifiers;
  return (
    <>
      <StatField stat={value.stat} onChange={(stat) => onChange({ ...value, stat })} />
      <ModifierList
        label="Other modifiers"
        values={others}
        onChange={(changed) => onChange({ ...value, modifiers: [first, ...changed] })}
      />
    </>
  );
}
