import type { LudoSheet } from '@clatter/engine';

import { Switch } from '../../../ui/Switch';
import type { SheetFormProps } from '../../partyKit';
import sheetClasses from '../../shared/sheet.module.css';
import { Pathway } from './Pathway';
import { StatList } from './StatList';

/** One player's party: stats, stress, and its pieces. */
export function LudoSheetForm({ sheet, onChange }: SheetFormProps<LudoSheet>) {
  return (
    <div className={sheetClasses.sheet}>
      <Switch
        label="Stressed"
        hint="No fate reroll until it is cleared"
        checked={sheet.stressed}
        onChange={(stressed) => onChange({ ...sheet, stressed })}
      />
      <StatList stats={sheet.stats} onChange={(stats) => onChange({ ...sheet, stats })} />
      <Pathway pieces={sheet.pieces} onChange={(pieces) => onChange({ ...sheet, pieces })} />
    </div>
  );
}
