import type { LudoSheet } from '@clatter/engine';

import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Stepper } from '../../../ui/Stepper';
import { TextField } from '../../../ui/TextField';
import sheetClasses from '../../shared/sheet.module.css';

type Stats = LudoSheet['stats'];

interface StatListProps {
  readonly stats: Stats;
  readonly onChange: (stats: Stats) => void;
}

/** Stats as the table names them, each −2 to +2. */
export function StatList({ stats, onChange }: StatListProps) {
  function change(place: number, changed: Partial<Stats[number]>) {
    onChange(stats.map((stat, other) => (other === place ? { ...stat, ...changed } : stat)));
  }

  return (
    <fieldset className={sheetClasses.sheet}>
      <legend className={sheetClasses.told}>Stats</legend>
      {stats.map(({ name, value }, place) => {
        const called = name.trim() === '' ? `Stat ${String(place + 1)}` : name;
        return (
          <div key={place} role="group" aria-label={called} className={sheetClasses.row}>
            <TextField label="Stat" maxLength={60} value={name} onChange={(next) => change(place, { name: next })} />
            <Stepper
              label="Value"
              signed
              min={-2}
              max={2}
              value={value}
              onChange={(next) => change(place, { value: next })}
            />
            <IconButton
              icon="close"
              label={`Remove ${called}`}
              onClick={() => onChange(stats.filter((_, other) => other !== place))}
            />
          </div>
        );
      })}
      <div>
        <Button icon="plus" onClick={() => onChange([...stats, { name: '', value: 0 }])}>
          Add a stat
        </Button>
      </div>
    </fieldset>
  );
}
