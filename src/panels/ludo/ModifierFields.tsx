import { Disclosure } from '../../ui/Disclosure';
import { ModifierList } from '../../ui/ModifierList';
import { Stepper } from '../../ui/Stepper';
import { StatField } from './StatField';

interface Modified {
  readonly modifiers: readonly number[];
  readonly stat?: string | undefined;
}

interface ModifierFieldsProps<Rolled extends Modified> {
  readonly value: Rolled;
  readonly onChange: (value: Rolled) => void;
  readonly fault: string | undefined;
}

/** The first modifier in reach, which is the stat's where one is named; the others folded away. */
export function ModifierFields<Rolled extends Modified>({ value, onChange, fault }: ModifierFieldsProps<Rolled>) {
  const [first = 0, ...others] = value.modifiers;
  const more = others.length === 0 ? [] : [`${String(others.length)} more`];
  const summary = [...(value.stat === undefined ? [] : [value.stat]), ...more].join(', ');
  return (
    <>
      <Stepper
        label={value.stat ?? 'Modifier'}
        signed
        min={-999}
        max={999}
        value={first}
        fault={fault}
        onChange={(changed) => onChange({ ...value, modifiers: [changed, ...others] })}
      />
      <Disclosure label="More modifiers" summary={summary === '' ? 'none' : summary}>
        <StatField stat={value.stat} onChange={(stat) => onChange({ ...value, stat })} />
        <ModifierList
          label="Other modifiers"
          values={others}
          onChange={(changed) => onChange({ ...value, modifiers: [first, ...changed] })}
        />
      </Disclosure>
    </>
  );
}
