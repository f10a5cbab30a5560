import type { DieconRequest } from '@clatter/engine';

import type { SeatPlan } from '../partyKit';

/** Attacker and defender, each anyone in the party or a pool alone. */
export const dieconSeats: SeatPlan<DieconRequest> = {
  seats: () => [
    { side: 'attacker', label: 'Attacker' },
    { side: 'defender', label: 'Defender' },
  ],
};
