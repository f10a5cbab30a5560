import type { DieconUnit } from '@clatter/engine';

import { Stepper } from '../../../ui/Stepper';
import { Switch } from '../../../ui/Switch';
import type { SheetFormProps } from '../../partyKit';
import sheetClasses from '../../shared/sheet.module.css';

type Count = { readonly [Key in keyof DieconUnit]: DieconUnit[Key] extends number ? Key : never }[keyof DieconUnit];

const counts: readonly { readonly field: Count; readonly label: string; readonly most: number }[] = [
  { field: 'attackDice', label: 'Attack dice', most: 100 },
  { field: 'defenceDice', label: 'Defence dice', most: 100 },
  { field: 'rerolls', label: 'Rerolls', most: 99 },
  { field: 'opponentRerolls', label: 'Opponent rerolls', most: 99 },
  { field: 'hitPoints', label: 'Hit points', most: 999 },
  { field: 'hitsTaken', label: 'Hits taken', most: 999 },
];

/** A unit: its dice and rerolls, and what it withstands. */
export function DieconSheetForm({ sheet, onChange }: SheetFormProps<DieconUnit>) {
  return (
    <div className={sheetClasses.sheet}>
      <div className={sheetClasses.grid}>
        {counts.map(({ field, label, most }) => (
          <Stepper
            key={field}
            label={label}
            min={0}
            max={most}
            value={sheet[field]}
            onChange={(value) => onChange({ ...sheet, [field]: value })}
          />
        ))}
      </div>
      <Switch
        label="Passive defence"
        hint="As a defender who wins it hits nobody"
        checked={sheet.passiveDefence}
        onChange={(passiveDefence) => onChange({ ...sheet, passiveDefence })}
      />
    </div>
  );
}
