import type { SideId } from '../../core/dice';
import { at } from '../../core/numbers';
import { addFace, type DieHistory, presentFace, startDice } from '../../core/record';
import type { Step } from '../../core/step';
import { readSides, tiedCritsOf } from './contest';
import { planRoll } from './plan';
import type { LudoRequest } from './request';

/** A roll with what was done about it. */
export interface Standing {
  readonly request: LudoRequest;
  /** Aligned with the plan. */
  readonly dice: readonly DieHistory[];
  /** The sides that took their fate reroll, in order. */
  readonly fated: readonly SideId[];
  /** The piece that a penalty moved, by its id. */
  readonly moved: string | undefined;
}

export const fateReason = 'Fate reroll';
const tiedReason = 'Tied crits';

/** A roll as the dice fell. */
export function startStanding(request: LudoRequest, faces: readonly number[]): Standing {
  return { request, dice: startDice(faces), fated: [], moved: undefined };
}

/** The faces that count now, in plan order. */
export function facesOf(standing: Standing): readonly number[] {
  return standing.dice.map(presentFace);
}

/** The dice, ascending, that tied crits make their sides roll again [L8]; none where nothing is tied. */
export function tiedDice(standing: Standing): readonly number[] {
  const { request } = standing;
  if (request.kind !== 'contest') return [];
  const sides = readSides(request, facesOf(standing));
  return tiedCritsOf(request, sides).flatMap((side) => at(sides, side).dice);
}

function renew(
  dice: readonly DieHistory[],
  positions: readonly number[],
  faces: readonly number[],
  reason: string,
): readonly DieHistory[] {
  const faceOf = new Map(positions.map((position, place) => [position, at(faces, place)]));
  return dice.map((die, position) => {
    const face = faceOf.get(position);
    return face === undefined ? die : addFace(die, face, reason);
  });
}

function renewedDice(standing: Standing, step: Step): readonly DieHistory[] {
  if (step.type === 'reroll') return renew(standing.dice, [step.die], [step.face], fateReason);
  if (step.type !== 'reroll-tied-crits') return standing.dice;
  return renew(standing.dice, tiedDice(standing), step.faces, tiedReason);
}

/** The standing after a step that was allowed. */
export function advanceStanding(standing: Standing, step: Step): Standing {
  const { request, fated, moved } = standing;
  return {
    request,
    dice: renewedDice(standing, step),
    fated: step.type === 'reroll' ? [...fated, at(planRoll(request), step.die).side] : fated,
    moved: step.type === 'move' ? step.piece : moved,
  };
}
