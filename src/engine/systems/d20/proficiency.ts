import { half } from '../../core/numbers';
import type { TestRequest } from './request';

/** The proficiency bonus of a level or challenge rating, 0 to 30 [D3]. */
export function proficiencyBonus(level: number): number {
  return Math.max(2, 1 + Math.ceil(level / 4));
}

/** What proficiency adds to this roll: 0 where it does not apply [D4]. */
export function appliedProficiency(request: TestRequest): number {
  const { proficiency } = request;
  if (proficiency === undefined) return 0;
  const trained = request.kind === 'check' && (request.skillProficient || request.toolProficient);
  if (!proficiency.applies && !trained) return 0;
  const bonus = proficiencyBonus(proficiency.level) * (proficiency.doubled ? 2 : 1);
  return proficiency.halved ? half(bonus) : bonus;
}
