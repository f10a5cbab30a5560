import type { D20AttackRequest, D20CheckRequest, D20SaveRequest } from '@clatter/engine';

/** A request that rolls a d20. */
export type TestRequest = D20CheckRequest | D20SaveRequest | D20AttackRequest;

export type Proficiency = NonNullable<TestRequest['proficiency']>;

const untrained: Proficiency = { level: 1, applies: false, doubled: false, halved: false };

/** The proficiency of a request, that of an untrained level 1 character where it has none. */
export function proficiencyOf(request: TestRequest): Proficiency {
  return request.proficiency ?? untrained;
}
