import type { Next, Refusal, StepGroup } from '../../core/next';
import { type DieconSide, sides } from './request';
import { otherSide } from './resolve';
import { type DieconStanding, positionsOf, rerollsFor, spentFirst } from './standing';

const costs = { own: 'one reroll of its own dice', either: 'one reroll of either side’s dice' } as const;

function groupsOf({ request, left }: DieconStanding, side: DieconSide): readonly StepGroup[] {
  return [true, false].flatMap((isOwnDie) => {
    const owner = isOwnDie ? side : otherSide(side);
    const dice = positionsOf(request, owner);
    const rerolls = rerollsFor(left[side], isOwnDie);
    if (dice.length === 0 || rerolls === 0) return [];
    const whose = isOwnDie ? 'one of its own dice' : `one of the ${owner}’s dice`;
    return {
      type: 'reroll',
      by: 'ability',
      side,
      dice,
      choose: 1,
      options: [],
      label: `Reroll ${whose}`,
      cost: costs[spentFirst(left[side], isOwnDie)],
      left: rerolls,
      forced: false,
    };
  });
}

function refusalsOf({ request, left }: DieconStanding, side: DieconSide): readonly Refusal[] {
  const by = 'ability';
  const { rerolls, opponentRerolls } = request[side];
  if (rerolls + opponentRerolls === 0) return [];
  if (rerollsFor(left[side], true) === 0) return [{ by, side, reason: 'No rerolls left' }];
  const refusals: Refusal[] = [];
  if (request[side].dice === 0) refusals.push({ by, side, reason: 'No dice of its own to reroll' });
  if (opponentRerolls > 0 && left[side].either === 0) {
    refusals.push({ by, side, reason: 'No rerolls of the other side’s dice left' });
  }
  return refusals;
}

/** Each side's rerolls, of its own dice and of the other side's apart [C11]. */
export function nextRerolls(standing: DieconStanding): Next {
  return {
    groups: sides.flatMap((side) => groupsOf(standing, side)),
    refusals: sides.flatMap((side) => refusalsOf(standing, side)),
  };
}
