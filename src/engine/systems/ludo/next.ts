import type { Next, Refusal, StepGroup } from '../../core/next';
import { readFate } from './allow';
import { penaltyOutcome } from './outcome';
import { nameOfPiece } from './names';
import { roller } from './plan';
import type { PenaltyRequest } from './request';
import { facesOf, type Standing, tiedDice } from './standing';

function fateOf(standing: Standing, sides: readonly number[]): Next {
  const groups: StepGroup[] = [];
  const refusals: Refusal[] = [];
  for (const side of sides) {
    const fate = readFate(standing, side);
    if ('reason' in fate) refusals.push({ by: 'fate', side, reason: fate.reason });
    else {
      groups.push({
        type: 'reroll',
        by: 'fate',
        side,
        dice: fate.dice,
        choose: 1,
        options: [],
        label: 'Fate reroll',
        cost: 'the party becomes stressed',
        left: 1,
        forced: false,
      });
    }
  }
  return { groups, refusals };
}

function tiedOf(standing: Standing): readonly StepGroup[] {
  const dice = tiedDice(standing);
  if (dice.length === 0) return [];
  return [{ type: 'reroll-tied-crits', dice, choose: 0, options: [], label: 'Reroll the tied crits', forced: true }];
}

function movesOfPieces(standing: Standing, request: PenaltyRequest): readonly StepGroup[] {
  const { moves, headline } = penaltyOutcome(request, facesOf(standing), standing.moved);
  if (headline !== 'choose-piece') return [];
  const options = moves.map(({ piece, from, to }) => ({
    value: piece,
    label: nameOfPiece(request, piece),
    hint: `from ${String(from)} to ${String(to)}`,
  }));
  return [{ type: 'move', dice: [], choose: 0, options, label: 'Move a piece back', forced: true }];
}

/** What the rules now allow or demand, and why not what a player would look for [L8] [L11] [L17]. */
export function nextSteps(standing: Standing): Next {
  const { request } = standing;
  if (request.kind === 'contest') {
    const rolling = request.sides.flatMap((side, place) => ('fixed' in side ? [] : [place]));
    const { groups, refusals } = fateOf(standing, rolling);
    return { groups: [...tiedOf(standing), ...groups], refusals };
  }
  if (request.kind === 'save') return fateOf(standing, [roller]);
  return { groups: request.kind === 'penalty' ? movesOfPieces(standing, request) : [], refusals: [] };
}
