import { difficulties } from '@clatter/engine';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import classes from './DifficultyLadder.module.css';

interface DifficultyLadderProps {
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

const ladder = difficulties.map(({ dc, name }): ChoiceOption<number | null> => ({
  value: dc,
  label: String(dc),
  hint: name,
}));

/** The usual DCs at a tap each. */
export function DifficultyLadder({ value, onChange }: DifficultyLadderProps) {
  return (
    <div className={classes.ladder}>
      <ChoiceGroup
        label="Usual DCs"
        hideLabel
        options={ladder}
        value={value}
        onChange={(chosen) => {
          if (chosen !== null) onChange(chosen);
        }}
      />
    </div>
  );
}
