import type { Words } from '@clatter/engine';

export type DieColour = 'teal' | 'oxblood' | 'indigo' | 'moss' | 'ivory' | 'amber' | 'midnight';

const sideColours: readonly DieColour[] = ['teal', 'oxblood', 'indigo', 'moss'];

/** The colour of one die, by its plan position: its side's, unless it's a bonus or Peril die or belongs to no side. */
export function dieColour({ dice, sides }: Words, place: number): DieColour {
  const die = dice[place];
  if (die?.role === 'peril') return 'ivory';
  if (die?.role === 'bonus') return 'amber';
  const side = sides.findIndex(({ id }) => id === die?.side);
  return side < 0 ? 'midnight' : (sideColours[side % sideColours.length] ?? 'midnight');
}
