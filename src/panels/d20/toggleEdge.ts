import type { D20Request } from '@clatter/engine';
import type { Edge } from '../../ui/EdgeCounts';
import { toggled } from '../shared/toggleEdge';

/** Checks, saves and attacks take an edge, damage none. */
export function toggleEdge(request: D20Request, edge: keyof Edge): D20Request {
  return request.kind === 'damage' ? request : toggled(request, edge);
}
