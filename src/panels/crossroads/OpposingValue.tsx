import { nameSuccessValue, type Opposition, plain, type SuccessValue } from '@clatter/engine';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';

type FixedOpposition = Extract<Opposition, { readonly type: 'static' }>;

interface OpposingValueProps {
  readonly opposition: FixedOpposition;
  readonly onChange: (opposition: FixedOpposition) => void;
}

const values: readonly SuccessValue[] = [-1, 0, 1, 2];
const options: readonly ChoiceOption<number>[] = values.map((value) => ({
  value,
  label: nameSuccessValue(value),
  hint: plain(value),
}));

/** A difficulty that nobody rolls for. */
export function OpposingValue({ opposition, onChange }: OpposingValueProps) {
  return (
    <ChoiceGroup
      label="Opposing Success Value"
      hint="It is taken from the player’s own."
      options={options}
      value={opposition.value}
      onChange={(value) => onChange({ ...opposition, value })}
    />
  );
}
