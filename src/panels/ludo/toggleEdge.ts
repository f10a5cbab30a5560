import type { LudoRequest, LudoRequestOf } from '@clatter/engine';
import type { Edge } from '../../ui/EdgeCounts';
import { toggled } from '../shared/toggleEdge';

/** The edge of whoever rolls, in a contest the offender's. */
export function toggleEdge(request: LudoRequest, edge: keyof Edge): LudoRequest {
  switch (request.kind) {
    case 'contest':
      return withOffender(request, edge);
    case 'save':
    case 'check':
    case 'punch':
      return toggled(request, edge);
    case 'damage':
    case 'movement':
    case 'penalty':
      return request;
  }
}

function withOffender(request: LudoRequestOf<'contest'>, edge: keyof Edge): LudoRequest {
  const [offender, ...defenders] = request.sides;
  if (offender === undefined || !('advantage' in offender)) return request;
  return { ...request, sides: [toggled(offender, edge), ...defenders] };
}
