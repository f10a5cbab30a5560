import type { Character } from '../../store/party/party';
import { Button } from '../../ui/Button';
import { Avatar } from '../character/Avatar';
import classes from './SeatPickers.module.css';

interface PeopleChoiceProps {
  readonly label: string;
  readonly characters: readonly Character[];
  /** Ids, in the order in which they were chosen. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of the party; a press takes one in or out. */
export function PeopleChoice({ label, characters, chosen, onChange }: PeopleChoiceProps) {
  return (
    <fieldset>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.people}>
        {characters.map((one) => {
          const isIn = chosen.includes(one.id);
          return (
            <Button
              key={one.id}
              className={classes.person}
              aria-pressed={isIn}
              onClick={() => onChange(isIn ? chosen.filter((id) => id !== one.id) : [...chosen, one.id])}
            >
              <Avatar of={one} small />
              <bdi className={classes.name}>{one.name}</bdi>
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
