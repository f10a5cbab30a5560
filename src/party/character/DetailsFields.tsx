import { useId } from 'react';

import type { CharacterDetails } from '../../store/party/partyChange';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CommittedText } from '../CommittedText';
import classes from './DetailsFields.module.css';
import { palette } from './palette';
import { PictureField } from './PictureField';

interface DetailsFieldsProps {
  readonly details: CharacterDetails;
  readonly onChange: (details: CharacterDetails) => void;
}

/** What a table says of a character beside its numbers. */
export function DetailsFields({ details, onChange }: DetailsFieldsProps) {
  const { name, party, colour, picture } = details;
  const group = useId();
  return (
    <div className={classes.fields}>
      <CommittedText
        label="Name"
        maxLength={200}
        value={name}
        check={(text) => (text.trim() === '' ? 'Write a name, so that rolls can tell who it is.' : undefined)}
        onCommit={(text) => onChange({ ...details, name: text.trim() })}
      />
      <CommittedText
        label="Party"
        hint="Those with the same stand together"
        maxLength={80}
        value={party}
        onCommit={(text) => onChange({ ...details, party: text.trim() })}
      />
      <fieldset>
        <legend className={classes.legend}>Colour</legend>
        <div className={classes.colours}>
          {palette.map((each) => (
            <label key={each} className={classes.colour}>
              <input
                type="radio"
                className={classes.radio}
                name={group}
                checked={each === colour}
                onChange={() => onChange({ ...details, colour: each })}
              />
              <span className={classes.dot} data-die={each} />
              <VisuallyHidden>{each}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
      <PictureField
        picture={picture}
        onChange={(next) => onChange(next === undefined ? { name, party, colour } : { ...details, picture: next })}
      />
    </div>
  );
}
