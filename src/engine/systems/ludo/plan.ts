import { planDice, type PlannedDie } from '../../core/dice';
import { singleEdge } from '../../core/numbers';
import type { LudoRequest } from './request';

/** Whose dice they are in every kind of roll but a contest. */
export const roller = 0;

/** How many sources of each kind a roll has [L2]. */
export interface Sources {
  readonly advantage: number;
  readonly disadvantage: number;
}

function planEdge(sources: Sources, sides: number, side: number = roller): readonly PlannedDie[] {
  return planDice(singleEdge(sources) === 0 ? 1 : 2, sides, side);
}

/** The dice of a request [L2] [L3]; a contest's in the order of its sides. */
export function planRoll(request: LudoRequest): readonly PlannedDie[] {
  switch (request.kind) {
    case 'contest':
      return request.sides.flatMap((side, place) => ('fixed' in side ? [] : planEdge(side, 20, place)));
    case 'save':
    case 'punch':
      return planEdge(request, 6);
    case 'damage':
      return request.dice.flatMap(({ count, sides }) => planDice(count, sides, roller));
    case 'check':
      return planEdge(request, request.table.sides);
    case 'movement':
    case 'penalty':
      return planDice(1, 6, roller);
  }
}
