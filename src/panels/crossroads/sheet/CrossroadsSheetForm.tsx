import { type CrossroadsSheet, statisticNames } from '@clatter/engine';

import { Stepper } from '../../../ui/Stepper';
import type { SheetFormProps } from '../../partyKit';
import sheetClasses from '../../shared/sheet.module.css';
import { statisticTitle } from '../statisticTitle';
import { TemporaryDice } from './TemporaryDice';

/** Six statistics, Fate, and the Fate Dice that are left. */
export function CrossroadsSheetForm({ sheet, onChange }: SheetFormProps<CrossroadsSheet>) {
  return (
    <div className={sheetClasses.sheet}>
      <div className={sheetClasses.grid}>
        {statisticNames.map((name) => (
          <Stepper
            key={name}
            label={statisticTitle(name)}
            signed
            min={-2}
            max={4}
            value={sheet.statistics[name]}
            onChange={(value) => onChange({ ...sheet, statistics: { ...sheet.statistics, [name]: value } })}
          />
        ))}
        <Stepper label="Fate" min={0} max={99} value={sheet.fate} onChange={(fate) => onChange({ ...sheet, fate })} />
        <Stepper
          label="Fate Dice left"
          min={0}
          max={99}
          value={sheet.fateDice}
          onChange={(fateDice) => onChange({ ...sheet, fateDice })}
        />
      </div>
      <TemporaryDice
        dice={sheet.temporaryFateDice}
        onChange={(temporaryFateDice) => onChange({ ...sheet, temporaryFateDice })}
      />
    </div>
  );
}
