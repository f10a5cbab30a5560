import { TextField } from '../../ui/TextField';

interface StatFieldProps {
  readonly stat: string | undefined;
  readonly onChange: (stat: string | undefined) => void;
}

/** Which stat of the party's sheet gives the first modifier. */
export function StatField({ stat, onChange }: StatFieldProps) {
  return (
    <TextField
      label="Stat"
      hint="As on the party’s sheet, whose value then fills in"
      maxLength={60}
      value={stat ?? ''}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}
