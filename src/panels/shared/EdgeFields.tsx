import { type Edge, EdgeCounts } from '../../ui/EdgeCounts';

interface EdgeFieldsProps<Rolled extends Edge> {
  readonly value: Rolled;
  /** What the system makes of the counts: above 0 the higher of two dice is kept, below 0 the lower. */
  readonly kept: number;
  /** The sides of the die that is rolled. */
  readonly die: number;
  /** What else there is to say: "skill and tool together are one advantage". */
  readonly note?: string | undefined;
  readonly onChange: (value: Rolled) => void;
}

function tell(die: number, kept: number, disadvantage: number): string {
  const one = `d${String(die)}`;
  if (kept !== 0) return `Two ${one}s, the ${kept > 0 ? 'higher' : 'lower'} counts`;
  return disadvantage > 0 ? `They cancel, whatever their numbers: one ${one}` : `One ${one}`;
}

/** How many sources of advantage and disadvantage there are, and that they do not add up. */
export function EdgeFields<Rolled extends Edge>({ value, kept, die, note, onChange }: EdgeFieldsProps<Rolled>) {
  const told = tell(die, kept, value.disadvantage);
  return (
    <EdgeCounts
      advantage={value.advantage}
      disadvantage={value.disadvantage}
      summary={`${told}${note === undefined ? '' : `; ${note}`}.`}
      onChange={(edge) => onChange({ ...value, ...edge })}
    />
  );
}
