import { memo } from 'react';

import type { KeptRoll } from '../../store/party/partyChange';
import type { Seats } from '../../store/party/seats';
import { useParty } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Avatar } from '../character/Avatar';
import classes from './KeptLine.module.css';

interface KeptLineProps {
  readonly system: string;
  readonly seats: Seats;
  readonly onRoll: (kept: KeptRoll) => void;
}

/** Kept rolls for one tap: those of whoever sits at the roll and of all; everyone's where nobody sits. */
export const KeptLine = memo(function KeptLine({ system, seats, onRoll }: KeptLineProps) {
  const { characters, keptRolls } = useParty();
  const sitting = Object.values(seats);
  const shown = keptRolls.filter(
    (kept) =>
      kept.system === system &&
      (kept.character === undefined || sitting.length === 0 || sitting.includes(kept.character)),
  );
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label="Kept rolls" className={classes.line}>
      {shown.map((kept) => {
        const owner = characters.find(({ id }) => id === kept.character);
        return (
          <Button key={kept.id} className={classes.chip} onClick={() => onRoll(kept)}>
            {owner !== undefined && <Avatar of={owner} small />}
            {owner !== undefined && <VisuallyHidden>{owner.name}: </VisuallyHidden>}
            <bdi className={classes.name}>{kept.name}</bdi>
          </Button>
        );
      })}
    </div>
  );
});
