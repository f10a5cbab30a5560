import type { CrossroadsRequest } from '@clatter/engine';

import type { Seat, SeatPlan } from '../partyKit';

function seats(request: CrossroadsRequest): readonly Seat[] {
  if (request.kind === 'group') {
    return request.members.map((_, place) => ({
      side: `member-${String(place)}`,
      label: `Member ${String(place + 1)}`,
    }));
  }
  const type = request.opposition?.type;
  const player = { side: 'player', label: 'Player' };
  return type === 'roll' || type === 'peril' ? [player, { side: 'opponent', label: 'Opponent' }] : [player];
}

const fresh = { statistic: 0, modifiers: [], advantage: 0, disadvantage: 0 };

/** Player and opponent, or the members of a group; the best statistic can roll for all. */
export const crossroadsSeats: SeatPlan<CrossroadsRequest> = {
  seats,
  forGroup: (request, size) => {
    if (request.kind !== 'group') return undefined;
    const named = request.members.find(({ statisticName }) => statisticName !== undefined);
    const [first = fresh] = named === undefined ? request.members : [named];
    const members = Array.from({ length: Math.max(1, size) }, (_, place) => request.members[place] ?? first);
    return { ...request, members };
  },
  worth: (request) => (request.kind === 'skill' && request.statisticName !== undefined ? request.statistic : undefined),
};
