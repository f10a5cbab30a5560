import type { Edge } from '../../ui/EdgeCounts';

/** One source of advantage or disadvantage, or none any more. */
export function toggled<Rolled extends Edge>(rolled: Rolled, edge: keyof Edge): Rolled {
  return { ...rolled, [edge]: rolled[edge] > 0 ? 0 : 1 };
}
