import { planDice, type PlannedDie, type SideId } from '../../core/dice';
import type { CrossroadsRequest, RollerNumbers } from './request';

const diceKept = 3;
const strongestEdge = 3;

/** Who throws dice in a request, in plan order, and with what. */
export interface Roller {
  readonly side: SideId;
  readonly numbers: RollerNumbers;
  /** Net sources: 1 to 3 for advantage, -1 to -3 for disadvantage, 0 for neither [X2]. */
  readonly edge: number;
}

/** Cancels first, then caps [X2]. */
export function netEdge(sources: {
  readonly advantage: number;
  readonly disadvantage: number;
  readonly fated?: boolean;
}): number {
  const net = sources.advantage + (sources.fated === true ? 1 : 0) - sources.disadvantage;
  return Math.max(-strongestEdge, Math.min(strongestEdge, net));
}

/** A group member's side, by position from 0. */
export function memberSide(position: number): string {
  return `member-${String(position)}`;
}

/** The sides that roll, in plan order [X3]. */
export function rollersOf(request: CrossroadsRequest): readonly Roller[] {
  if (request.kind === 'group') {
    return request.members.map((numbers, position) => ({
      side: memberSide(position),
      numbers,
      edge: netEdge(numbers),
    }));
  }
  const player = { side: 'player', numbers: request, edge: netEdge(request) };
  const { opposition } = request;
  if (opposition?.type !== 'roll') return [player];
  return [player, { side: 'opponent', numbers: opposition, edge: netEdge(opposition) }];
}

/** How many dice a side throws: three, and one for each point of its edge [X3]. */
export function diceThrown(edge: number): number {
  return diceKept + Math.abs(edge);
}

/** The d6s side by side; a Peril Die is the player's first [X3]. */
export function planCrossroads(request: CrossroadsRequest): readonly PlannedDie[] {
  const hasPeril = request.kind === 'skill' && request.opposition?.type === 'peril';
  return rollersOf(request)
    .flatMap(({ side, edge }) => planDice(diceThrown(edge), 6, side))
    .map((die, position) => (hasPeril && position === 0 ? { ...die, role: 'peril' } : die));
}
