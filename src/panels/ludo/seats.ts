import { type LudoRequest, ludoSideName } from '@clatter/engine';

import type { SeatPlan } from '../partyKit';

/** The sides of a contest, or the one who rolls. */
export const ludoSeats: SeatPlan<LudoRequest> = {
  seats: (request) =>
    (request.kind === 'contest' ? request.sides : [request]).map((_, side) => ({
      side,
      label: ludoSideName(request, side),
    })),
  forEach: ({ kind }) => (kind === 'save' ? 'save' : undefined),
};
