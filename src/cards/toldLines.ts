import type { Line, Words } from '@clatter/engine';

/** The arithmetic of a card, sorted by where it stands. */
export interface ToldLines {
  /** The sum itself, shown large; told by a side in a roll with several. */
  readonly lead: Line | undefined;
  /** What it means. */
  readonly meaning: readonly Line[];
  /** How the sum came about. */
  readonly working: readonly Line[];
}

/** The side of a roll that has no other. */
export function loneSide({ sides }: Words) {
  return sides.length === 1 ? sides[0] : undefined;
}

/** Sorts the lines that stand under the head; those of facing sides stand with their side instead. */
export function toldLines(words: Words): ToldLines {
  const side = loneSide(words);
  if (words.sides.length > 1) {
    return { lead: undefined, meaning: words.lines.filter((line) => line.side === undefined), working: [] };
  }
  const startsWithTotal = (line: Line) => side?.total !== undefined && line.text.split(' ')[0] === side.total;
  const lead = words.lines.findLast((line) => line.text.includes(' = ')) ?? words.lines.findLast(startsWithTotal);
  const rest = words.lines.filter((line) => line !== lead);
  return {
    lead,
    meaning: rest.filter((line) => line.side === undefined),
    working: rest.filter((line) => line.side !== undefined),
  };
}
