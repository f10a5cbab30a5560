import type { StepGroup, StepPick } from '@clatter/engine';

/** What a press on a die means within the active group: the step is complete, or other dice are now picked. */
export type Picking =
  { readonly kind: 'take'; readonly pick: StepPick } | { readonly kind: 'picked'; readonly dice: readonly number[] };

/** One die to choose is taken at once; of several, each press picks or puts back, never more than may be chosen. */
export function pickDie({ choose }: StepGroup, picked: readonly number[], die: number): Picking {
  if (choose === 1) return { kind: 'take', pick: { dice: [die] } };
  if (picked.includes(die)) return { kind: 'picked', dice: picked.filter((other) => other !== die) };
  return { kind: 'picked', dice: [...picked.slice(Math.max(0, picked.length + 1 - choose)), die] };
}
