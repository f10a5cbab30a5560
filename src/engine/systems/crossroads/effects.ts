import type { SideId } from '../../core/dice';
import type { Effect } from '../../core/rules';
import type { CrossroadsChange } from './sheet';
import { type SkillSide, type SkillStanding, temporaryFateDice } from './standing';

type FateEffect = Effect<CrossroadsChange>;

function spend(side: SideId, purpose: string): FateEffect {
  return { side, change: { type: 'spend-fate-die' }, text: `spends a Fate Die on a ${purpose}` };
}

function temporary(side: SideId, more: number): FateEffect {
  const duration = 'short';
  return more > 0
    ? {
        side,
        change: { type: 'earn-temporary-fate-die', duration },
        text: 'earns a Temporary Fate Die until the encounter ends',
      }
    : { side, change: { type: 'return-temporary-fate-die', duration }, text: 'gives the Temporary Fate Die back' };
}

function sideEffects(before: SkillSide | undefined, after: SkillSide): readonly FateEffect[] {
  const { side } = after.hand;
  const twisted = before !== undefined && after.fateDiceLeft < before.fateDiceLeft;
  const more = temporaryFateDice(after) - (before === undefined ? 0 : temporaryFateDice(before));
  return [...(twisted ? [spend(side, 'Twist of Fate')] : []), ...(more === 0 ? [] : [temporary(side, more)])];
}

/** What a step, or the throw itself, changes on the sheets: told as a difference, so that effects only ever grow [X22]. */
export function fateEffects(before: SkillStanding | undefined, after: SkillStanding): readonly FateEffect[] {
  const fated = before === undefined && after.request.fated ? [spend('player', 'Fated Action')] : [];
  return [...fated, ...after.sides.flatMap((side, place) => sideEffects(before?.sides[place], side))];
}
