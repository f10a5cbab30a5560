import { noDie, refuseStep } from '../../core/errors';
import { at, replaceAt } from '../../core/numbers';
import { addFace, type DieHistory, presentFace, startDice } from '../../core/record';
import type { Step, WrittenStep } from '../../core/step';
import type { D20Request } from './request';

export const heroicInspiration = 'Heroic Inspiration';

export interface Standing {
  readonly request: D20Request;
  readonly dice: readonly DieHistory[];
  readonly inspirationSpent: boolean;
}

export function start(request: D20Request, faces: readonly number[]): Standing {
  return { request, dice: startDice(faces), inspirationSpent: false };
}

/** The faces that stand now, in plan order. */
export function presentFaces(standing: Standing): readonly number[] {
  return standing.dice.map(presentFace);
}

/** Whether the roller still holds Heroic Inspiration [D9]. */
export function stillInspired(standing: Standing): boolean {
  return standing.request.inspiration && !standing.inspirationSpent;
}

/** Why no die may be rolled again now; undefined where one may [D9]. */
export function rerollRefusal(standing: Standing): string | undefined {
  if (standing.dice.length === 0) return 'No dice to reroll: the save is failed by choice';
  if (!standing.request.inspiration) return `No ${heroicInspiration} held`;
  return standing.inspirationSpent ? `Already rerolled: ${heroicInspiration} is spent` : undefined;
}

export function allow(standing: Standing, step: WrittenStep): readonly number[] {
  if (step.type !== 'reroll' || step.by !== 'inspiration') {
    return refuseStep(`The only step here is a reroll by “inspiration”, which spends ${heroicInspiration}.`);
  }
  const refusal = rerollRefusal(standing);
  if (refusal !== undefined) return refuseStep(`${refusal}.`);
  return step.die < standing.dice.length ? [step.die] : noDie(step.die, standing.dice.length);
}

export function advance(standing: Standing, step: Step): Standing {
  if (step.type !== 'reroll') return standing;
  const rerolled = addFace(at(standing.dice, step.die), step.face, heroicInspiration);
  return { ...standing, dice: replaceAt(standing.dice, step.die, rerolled), inspirationSpent: true };
}
