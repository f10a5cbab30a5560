import { netEdge } from '@clatter/engine';

interface Counts {
  readonly advantage: number;
  readonly disadvantage: number;
}

/** An edge as it is written, and the counts that a tap on it sets. */
export interface WrittenEdge {
  readonly label: string;
  readonly counts: (present: Counts) => Counts;
}

function one(label: string, advantage: number, disadvantage: number): WrittenEdge {
  return { label, counts: () => ({ advantage, disadvantage }) };
}

const both: WrittenEdge = {
  label: 'both',
  counts: ({ advantage, disadvantage }) => ({
    advantage: Math.max(1, advantage),
    disadvantage: Math.max(1, disadvantage),
  }),
};

/** More than three sources of one kind: told by the counts alone. */
const counted: WrittenEdge = { label: 'counted', counts: (present) => present };

/** The edges that one tap sets; of both kinds what is there stays, and is one at least. */
export const writtenEdges: readonly WrittenEdge[] = [
  one('d3', 0, 3),
  one('d2', 0, 2),
  one('d1', 0, 1),
  one('even', 0, 0),
  one('a1', 1, 0),
  one('a2', 2, 0),
  one('a3', 3, 0),
  both,
];

/** How these counts are written; an edge that is not in the list where it has no tap of its own. */
export function edgeWritten(sources: Counts): WrittenEdge {
  const { advantage, disadvantage } = sources;
  if (advantage > 0 && disadvantage > 0) return both;
  const same = ({ counts }: WrittenEdge) => {
    const set = counts(sources);
    return set.advantage === advantage && set.disadvantage === disadvantage;
  };
  return writtenEdges.find(same) ?? counted;
}

/** Whether the counts are needed to tell the edge. */
export function needsCounts(edge: WrittenEdge): boolean {
  return edge === both || edge === counted;
}

function tellDice(net: number): string {
  const rank = net > 0 ? 'lowest' : 'highest';
  switch (Math.abs(net)) {
    case 0:
      return 'three dice, and all stay';
    case 1:
      return `one die more, and the ${rank} goes`;
    case 2:
      return `two dice more, and the two ${rank} go`;
    default:
      return `three dice more, and the three ${rank} go`;
  }
}

const together = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "a2 and d1 come to a1: one die more, and the lowest goes." */
export function tellEdge(sources: Counts & { readonly fated?: boolean }): string {
  const { advantage, disadvantage, fated = false } = sources;
  const net = netEdge(sources);
  const parts = [
    ...(advantage > 0 ? [`a${String(advantage)}`] : []),
    ...(disadvantage > 0 ? [`d${String(disadvantage)}`] : []),
    ...(fated ? ['Fated Action'] : []),
  ];
  const result = net === 0 ? 'an even roll' : `${net > 0 ? 'a' : 'd'}${String(Math.abs(net))}`;
  const written = together.format(parts);
  if (written === '') return `Even: ${tellDice(net)}.`;
  if (written === result) return `${result}: ${tellDice(net)}.`;
  return `${written} ${parts.length === 1 ? 'comes' : 'come'} to ${result}: ${tellDice(net)}.`;
}
