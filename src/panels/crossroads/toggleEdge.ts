import type { CrossroadsRequest } from '@clatter/engine';
import type { Edge } from '../../ui/EdgeCounts';
import { toggled } from '../shared/toggleEdge';

/** The player's own edge; in a group every member has one of its own, so none is meant. */
export function toggleEdge(request: CrossroadsRequest, edge: keyof Edge): CrossroadsRequest {
  return request.kind === 'skill' ? toggled(request, edge) : request;
}
