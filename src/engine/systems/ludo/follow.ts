import type { FollowUp } from '../../core/rules';
import { decideContest, readSides } from './contest';
import type { DamageRequest, LudoRequest } from './request';
import { facesOf, type Standing } from './standing';

const labels: Readonly<Record<DamageRequest['multiplier'], string>> = {
  normal: 'Damage',
  double: 'Damage, doubled',
  half: 'Damage, halved',
};

/** The damage that an offender's win brings, where the contest carries it [L10]. */
export function followUps(standing: Standing): readonly FollowUp<LudoRequest>[] {
  const { request } = standing;
  if (request.kind !== 'contest' || request.damage === undefined) return [];
  const { winners, headline } = decideContest(request, readSides(request, facesOf(standing)));
  if (winners[0] !== 0) return [];
  const { dice, modifiers, onGrazing, onCritical } = request.damage;
  const multipliers: Readonly<Record<string, DamageRequest['multiplier']>> = {
    'grazing-hit': onGrazing,
    'critical-success': onCritical,
  };
  const multiplier = multipliers[headline] ?? 'normal';
  return [{ label: labels[multiplier], request: { kind: 'damage', dice, modifiers, multiplier } }];
}
