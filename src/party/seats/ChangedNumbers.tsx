import { Button } from '../../ui/Button';
import { showWhole } from '../../ui/wholeNumber';
import classes from './SeatPickers.module.css';
import type { SheetChange } from './seatsState';

interface ChangedNumbersProps {
  readonly changes: readonly SheetChange[];
  readonly onForget: () => void;
}

/** "sides.0.fateDice" as a reader says it: "fate dice"; two letters are an abbreviation of the rules, "AC". */
function wordsOf(path: string): string {
  const last = path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? path;
  if (last.length === 2) return last.toUpperCase();
  return last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function tellValue(value: unknown): string {
  if (typeof value === 'number') return showWhole(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? 'none' : 'another';
}

/** What of this roll is not as on the sheet, and the way back. */
export function ChangedNumbers({ changes, onForget }: ChangedNumbersProps) {
  if (changes.length === 0) return null;
  const told = changes.map(({ path, now, sheet }) => `${wordsOf(path)} ${tellValue(now)}, not ${tellValue(sheet)}`);
  return (
    <div className={classes.changes}>
      <span>Changed for this roll: {told.join('; ')}</span>
      <Button onClick={onForget}>As on the sheet</Button>
    </div>
  );
}
