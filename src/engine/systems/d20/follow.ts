import type { FollowUp } from '../../core/rules';
import type { D20Request } from './request';
import { testOutcome } from './resolve';
import { presentFaces, type Standing, stillInspired } from './standing';

const labels: Readonly<Record<string, string>> = {
  hit: 'Damage',
  'critical-hit': 'Critical damage',
  total: 'Damage, if it hit',
};

/** The damage of an attack that hit or may have hit [D11]. */
export function follow(standing: Standing): readonly FollowUp<D20Request>[] {
  const { request } = standing;
  if (request.kind !== 'attack' || request.damage === undefined) return [];
  const { headline, critical } = testOutcome(request, presentFaces(standing));
  const label = labels[headline];
  if (label === undefined) return [];
  const { dice, modifier } = request.damage;
  return [{ label, request: { kind: 'damage', dice, modifier, critical, inspiration: stillInspired(standing) } }];
}
