import type { TrayDie } from './trayDie';

/** Dice by face, highest first: "6 × 4, 5 × 3"; led by the kind of die where kinds differ. */
export function facesText(dice: readonly TrayDie[]): string {
  const kinds = [...new Set(dice.map(({ sides }) => sides))].sort((a, b) => b - a);
  return kinds
    .map((sides) => {
      const counts = countFaces(dice.filter((die) => die.sides === sides));
      return kinds.length > 1 ? `d${String(sides)}: ${counts}` : counts;
    })
    .join('; ');
}

function countFaces(dice: readonly TrayDie[]): string {
  const counts = new Map<number, number>();
  for (const { face } of dice) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([face, count]) => (count === 1 ? String(face) : `${String(face)}\u00a0×\u00a0${String(count)}`))
    .join(', ');
}

/** What stands for the dice that are not drawn: only how many, until they have settled. */
export function restText(rest: readonly TrayDie[], settled: boolean): string {
  const count = `and ${String(rest.length)} more`;
  return settled ? `${count}: ${facesText(rest)}` : count;
}
