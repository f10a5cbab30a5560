import { planDice, type PlannedDie } from '../../core/dice';
import { singleEdge } from '../../core/numbers';
import { type D20Request, isFailedByChoice, type TestRequest } from './request';

/** The one side that rolls. */
export const roller = 'roller';

/** 1 advantage, -1 disadvantage, 0 neither: a skill and a tool together are one source more [D1] [D5]. */
export function edgeOf(request: TestRequest): -1 | 0 | 1 {
  const together = request.kind === 'check' && request.skillProficient && request.toolProficient;
  return singleEdge({ advantage: request.advantage + (together ? 1 : 0), disadvantage: request.disadvantage });
}

/** How many d20s are rolled, of which one is kept [D1]. */
export function mainDice(request: TestRequest): 1 | 2 {
  return edgeOf(request) === 0 ? 1 : 2;
}

export function plan(request: D20Request): readonly PlannedDie[] {
  if (request.kind === 'damage') {
    const times = request.critical ? 2 : 1;
    return request.dice.flatMap(({ count, sides }) => planDice(count * times, sides, roller));
  }
  if (isFailedByChoice(request)) return [];
  return [
    ...planDice(mainDice(request), 20, roller),
    ...request.bonusDice.flatMap(({ count, sides }) => planDice(count, sides, roller, 'bonus')),
  ];
}
