/** Whose a die is: a side's number in a Ludicrous Ludo contest, else a word such as `attacker` or `roller`. */
export type SideId = string | number;

export type DieRole = 'main' | 'bonus' | 'peril';

export interface PlannedDie {
  readonly sides: number;
  readonly side: SideId;
  readonly role: DieRole;
}

/** Several dice of one kind, in plan order. */
export function planDice(count: number, sides: number, side: SideId, role: DieRole = 'main'): readonly PlannedDie[] {
  return Array.from({ length: count }, () => ({ sides, side, role }));
}

/** "2d20 + 1d4": the dice of a plan as a table would say them, kinds in plan order. */
export function namePool(plan: readonly PlannedDie[]): string {
  const counts = new Map<number, number>();
  for (const die of plan) counts.set(die.sides, (counts.get(die.sides) ?? 0) + 1);
  return [...counts].map(([sides, count]) => `${String(count)}d${String(sides)}`).join(' + ');
}
