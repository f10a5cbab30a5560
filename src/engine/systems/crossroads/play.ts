import { at, replaceAt } from '../../core/numbers';
import { addFace } from '../../core/record';
import type { Step } from '../../core/step';
import { fateEffects } from './effects';
import { dealHands } from './hand';
import { rollersOf } from './plan';
import type { CrossroadsRequest } from './request';
import { choiceOf, type CrossroadsStanding, type SkillSide, type SkillStanding, temporaryFateDice } from './standing';

/** The dice as they fell, the default ones kept. */
export function startCrossroads(request: CrossroadsRequest, faces: readonly number[]): CrossroadsStanding {
  const hands = dealHands(rollersOf(request), faces);
  if (request.kind === 'group') return { kind: 'group', request, hands, settled: undefined };
  const opposingFateDice = request.opposition?.type === 'roll' ? request.opposition.fateDice : 0;
  const sides = hands.map((hand) => ({
    hand,
    fateDiceLeft: hand.side === 'player' ? request.fateDice : opposingFateDice,
    changed: false,
    rerolled: false,
    earned: false,
  }));
  const standing: SkillStanding = { kind: 'skill', request, sides, settled: undefined, effects: [] };
  return { ...standing, effects: fateEffects(undefined, standing) };
}

function reroll(side: SkillSide, die: number, face: number, by: string): SkillSide {
  const { hand } = side;
  const isTwist = by === 'twist';
  const place = die - hand.first;
  const history = addFace(at(hand.dice, place), face, isTwist ? 'Twist of Fate' : 'Change');
  return {
    hand: { ...hand, dice: replaceAt(hand.dice, place, history) },
    fateDiceLeft: side.fateDiceLeft - (isTwist ? 1 : 0),
    changed: side.changed || !isTwist,
    rerolled: true,
    earned: temporaryFateDice(side) === 1,
  };
}

function keep(side: SkillSide, dice: readonly number[]): SkillSide {
  return { ...side, hand: { ...side.hand, kept: [...dice].sort((left, right) => left - right) } };
}

function optionOf(step: Step): string {
  return step.type === 'choose' ? step.option : step.type;
}

function takeStep(standing: SkillStanding, step: Step): SkillStanding {
  const onSide = (named: unknown, alter: (side: SkillSide) => SkillSide): SkillStanding => ({
    ...standing,
    sides: standing.sides.map((side) => (side.hand.side === (named ?? 'player') ? alter(side) : side)),
  });
  switch (step.type) {
    case 'keep':
      return onSide(step.side, (side) => keep(side, step.dice));
    case 'reroll':
      return onSide(step.side, (side) => reroll(side, step.die, step.face, step.by));
    default:
      return { ...standing, settled: choiceOf(optionOf(step)) ?? 'critical' };
  }
}

/** The standing after a step that was found to be allowed. */
export function advanceCrossroads(standing: CrossroadsStanding, step: Step): CrossroadsStanding {
  if (standing.kind === 'group') return { ...standing, settled: choiceOf(optionOf(step)) };
  const after = takeStep(standing, step);
  return { ...after, effects: [...standing.effects, ...fateEffects(standing, after)] };
}
