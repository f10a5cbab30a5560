import type { SideNames } from '@clatter/engine';

import type { HandDie } from './hand-entry/HandEntry';
import type { InstalledSystem } from './install';

/** The dice that a request takes, with whose each is; throws what is wrong with the request. */
export function handDiceOf(system: InstalledSystem, request: unknown, names: SideNames): readonly HandDie[] {
  const { plan, open } = system.ready(request);
  const sides = open(plan.map(() => 1)).words(names).sides;
  return plan.map((die) => ({
    sides: die.sides,
    owner: sides.find(({ id }) => id === die.side)?.name ?? 'Roller',
  }));
}
