import { ludoEdge } from '@clatter/engine';
import { EdgeCounts, type Edge } from '../../ui/EdgeCounts';

interface EdgeFieldsProps<Rolled extends Edge> {
  readonly value: Rolled;
  /** The sides of the die that is rolled. */
  readonly die: number;
  readonly onChange: (value: Rolled) => void;
}

function summarise(edge: Edge, die: number): string {
  const kept = ludoEdge(edge);
  if (kept !== 0) return `Two d${String(die)}s, the ${kept > 0 ? 'higher' : 'lower'} counts.`;
  return `${edge.advantage > 0 ? 'They cancel, whatever their numbers: one' : 'One'} d${String(die)}.`;
}

/** How many sources of advantage and disadvantage there are, and that they do not add up. */
export function EdgeFields<Rolled extends Edge>({ value, die, onChange }: EdgeFieldsProps<Rolled>) {
  return (
    <EdgeCounts
      advantage={value.advantage}
      disadvantage={value.disadvantage}
      summary={summarise(value, die)}
      onChange={(edge) => onChange({ ...value, ...edge })}
    />
  );
}
