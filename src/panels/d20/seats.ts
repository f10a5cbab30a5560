import type { D20Request } from '@clatter/engine';

import type { SeatPlan } from '../partyKit';

const each: Readonly<Record<string, string>> = { check: 'check', save: 'save' };

/** Who rolls, and whom an attack is against. */
export const d20Seats: SeatPlan<D20Request> = {
  seats: ({ kind }) => [
    { side: 'roller', label: 'Who rolls' },
    ...(kind === 'attack' ? [{ side: 'target', label: 'Against' }] : []),
  ],
  forEach: ({ kind }) => each[kind],
};
