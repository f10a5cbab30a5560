import { useParty } from '../../store/useStores';
import { Field } from '../../ui/Field';
import { groupsOf } from '../changes';
import classes from './SeatPickers.module.css';
import type { SeatsState } from './seatsState';

interface SeatPickersProps {
  readonly state: Pick<SeatsState, 'sides' | 'seats' | 'sit'>;
}

const nobody = '';

/** Who takes each side of the roll: anyone of the party, or nobody, with numbers alone. */
export function SeatPickers({ state: { sides, seats, sit } }: SeatPickersProps) {
  const { characters } = useParty();
  return (
    <div className={classes.seats}>
      {sides.map(({ side, label }) => (
        <Field key={String(side)} label={label} className={classes.seat}>
          {(control) => (
            <select
              {...control}
              className={classes.select}
              value={seats[String(side)] ?? nobody}
              onChange={({ currentTarget: { value } }) => sit(side, value === nobody ? undefined : value)}
            >
              <option value={nobody}>Nobody named</option>
              {[...groupsOf(characters)].map(([group, members]) => (
                <optgroup key={group} label={group === '' ? 'No party' : group}>
                  {members.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}
