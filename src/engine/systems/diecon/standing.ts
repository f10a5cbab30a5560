import { noDie, refuseStep } from '../../core/errors';
import { at, replaceAt } from '../../core/numbers';
import { addFace, type DieHistory, startDice } from '../../core/record';
import type { Step, WrittenStep } from '../../core/step';
import type { DieconRequest, DieconSide } from './request';

/** A side's abilities that are not spent yet: for dice of its own, and for dice of either side [C11]. */
export interface RerollsLeft {
  readonly own: number;
  readonly either: number;
}

/** The dice as they lie; a die's reasons name the side that rerolled it. */
export interface DieconStanding {
  readonly request: DieconRequest;
  readonly dice: readonly DieHistory[];
  readonly left: Readonly<Record<DieconSide, RerollsLeft>>;
}

export function startContest(request: DieconRequest, faces: readonly number[]): DieconStanding {
  const leftOf = (side: DieconSide) => ({ own: request[side].rerolls, either: request[side].opponentRerolls });
  return {
    request,
    dice: startDice(faces),
    left: { attacker: leftOf('attacker'), defender: leftOf('defender') },
  };
}

/** Whose die a plan position is. */
export function ownerOf(request: DieconRequest, die: number): DieconSide {
  return die < request.attacker.dice ? 'attacker' : 'defender';
}

/** A side's plan positions. */
export function positionsOf(request: DieconRequest, side: DieconSide): readonly number[] {
  const first = side === 'attacker' ? 0 : request.attacker.dice;
  return Array.from({ length: request[side].dice }, (_, place) => first + place);
}

/** How many rerolls a side can still make, of its own dice or of the other side's [C11]. */
export function rerollsFor({ own, either }: RerollsLeft, isOwnDie: boolean): number {
  return isOwnDie ? own + either : either;
}

/** The sort of ability that such a reroll spends first [C12]. */
export function spentFirst({ own }: RerollsLeft, isOwnDie: boolean): keyof RerollsLeft {
  return isOwnDie && own > 0 ? 'own' : 'either';
}

function readSide(side: unknown): DieconSide {
  if (side === 'attacker' || side === 'defender') return side;
  return refuseStep('A reroll must name whose ability it is, as its side: “attacker” or “defender”.', 'side');
}

type Reroll<AnyStep> = Extract<AnyStep, { readonly type: 'reroll' }>;

function isReroll<AnyStep extends Step | WrittenStep>(step: AnyStep): step is Reroll<AnyStep> {
  return step.type === 'reroll';
}

function readReroll<AnyStep extends Step | WrittenStep>(step: AnyStep) {
  if (isReroll(step) && step.by === 'ability') return { ...step, side: readSide(step.side) };
  return refuseStep('The only step here is a reroll by “ability”.');
}

/** Refuses all but a reroll by an ability that its side still has [C11]. */
export function allowStep({ request, dice, left }: DieconStanding, step: WrittenStep): readonly number[] {
  const { side, die } = readReroll(step);
  if (die >= dice.length) return noDie(die, dice.length);
  const isOwnDie = ownerOf(request, die) === side;
  if (rerollsFor(left[side], isOwnDie) === 0) {
    const whose = isOwnDie ? 'its own dice' : 'the other side’s dice';
    return refuseStep(`The ${side} has no reroll left for ${whose}.`);
  }
  return [die];
}

/** Puts the new face on its die and spends the ability [C12]. */
export function advanceContest({ request, dice, left }: DieconStanding, step: Step): DieconStanding {
  const { side, die, face } = readReroll(step);
  const spent = spentFirst(left[side], ownerOf(request, die) === side);
  return {
    request,
    dice: replaceAt(dice, die, addFace(at(dice, die), face, side)),
    left: { ...left, [side]: { ...left[side], [spent]: left[side][spent] - 1 } },
  };
}
