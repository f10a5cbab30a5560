import type { CrossroadsSheet } from '@clatter/engine';

import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import sheetClasses from '../../shared/sheet.module.css';
import classes from './TemporaryDice.module.css';

type Dice = CrossroadsSheet['temporaryFateDice'];
type Duration = Dice[number]['duration'];

interface TemporaryDiceProps {
  readonly dice: Dice;
  readonly onChange: (dice: Dice) => void;
}

const told: Readonly<Record<Duration, string>> = { short: 'Short: ends with the encounter', long: 'Long' };
const durations: readonly Duration[] = ['short', 'long'];

/** Temporary Fate Dice and how long each lasts. */
export function TemporaryDice({ dice, onChange }: TemporaryDiceProps) {
  return (
    <fieldset>
      <legend className={sheetClasses.told}>Temporary Fate Dice</legend>
      <ul aria-label="Temporary Fate Dice">
        {dice.map(({ duration }, place) => (
          <li key={place} className={classes.die}>
            {told[duration]}
            <IconButton
              icon="close"
              label={`Remove Temporary Fate Die ${String(place + 1)}, ${duration}`}
              onClick={() => onChange(dice.filter((_, other) => other !== place))}
            />
          </li>
        ))}
      </ul>
      <div className={classes.add}>
        {durations.map((duration) => (
          <Button key={duration} icon="plus" onClick={() => onChange([...dice, { duration }])}>
            {duration === 'short' ? 'Short' : 'Long'}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
