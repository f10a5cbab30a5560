import { ruleError } from '../../core/errors';
import type { WrittenStep } from '../../core/step';
import { groupOutcome } from './groupOutcome';
import { positionsOf, readHand } from './hand';
import { skillOutcome } from './skillOutcome';
import { choiceOf, choices, type CrossroadsStanding, type SkillSide, type SkillStanding } from './standing';

/** What allows a reroll: a Change of the dice, or a Twist of Fate. */
type RerollMeans = 'change' | 'twist';

function meansOf(by: string): RerollMeans | undefined {
  return by === 'change' || by === 'twist' ? by : undefined;
}

const settledFault = 'The result has been taken: no die is kept or rerolled any more.';

/** Why no result is chosen now; undefined where one is [X13]. */
export function choiceFault(standing: CrossroadsStanding): string | undefined {
  const { result } = standing.kind === 'group' ? groupOutcome(standing) : skillOutcome(standing);
  if (result !== 0) return 'Only a mixed result, a [0], leaves a choice.';
  return standing.settled === undefined ? undefined : 'The choice has been made.';
}

/** Why the roll can't be taken as a critical hit now [X15]. */
export function criticalFault(standing: SkillStanding): string | undefined {
  const { result, critical } = skillOutcome(standing);
  if (result !== 2) return 'Only a Great Success can be taken as a critical hit.';
  return critical ? 'It is a critical hit already.' : undefined;
}

/** Why a side can't name other dice to keep now [X5]. */
export function keepFault(standing: SkillStanding, side: SkillSide): string | undefined {
  if (standing.settled !== undefined) return settledFault;
  if (side.hand.edge === 0) return 'Without an edge all three dice stay: there are none to choose from.';
  return side.rerolled ? 'A die has been rerolled: the kept dice stay the same three.' : undefined;
}

/** Why a side can't reroll by these means now [X8] [X9]. */
export function rerollFault(standing: SkillStanding, side: SkillSide, means: RerollMeans): string | undefined {
  if (standing.settled !== undefined) return settledFault;
  if (means === 'twist') return side.fateDiceLeft > 0 ? undefined : 'No Fate Dice left for a Twist of Fate.';
  if (side.changed) return 'The Change has been used: there is one in a roll.';
  return readHand(side.hand).multiple === 'change' ? undefined : 'No Change: it takes two kept dice alike, of 2 to 5.';
}

function refuse(fault: string | undefined): void {
  if (fault !== undefined) throw ruleError('step-not-allowed', fault);
}

function sideNamed(standing: SkillStanding, named: unknown): SkillSide {
  const side = standing.sides.find(({ hand }) => hand.side === (named === undefined ? 'player' : named));
  if (side !== undefined) return side;
  throw ruleError(
    'step-not-allowed',
    named === 'opponent'
      ? 'The opponent does not roll here; the side must be “player”.'
      : 'The side must be “player” or “opponent”.',
  );
}

function requireKeepable({ hand }: SkillSide, dice: readonly number[]): void {
  const own = positionsOf(hand);
  if (dice.length === 3 && new Set(dice).size === 3 && dice.every((die) => own.includes(die))) return;
  refuse(`Name three different dice of this side to keep, by their positions: ${own.join(', ')}.`);
}

function requireKept({ hand }: SkillSide, die: number): void {
  if (hand.kept.includes(die)) return;
  refuse(
    positionsOf(hand).includes(die)
      ? 'That die was taken away; only a kept die can be rerolled.'
      : `That is no die of this side; its kept dice are ${hand.kept.join(', ')}.`,
  );
}

/** Refuses what the rules do not allow now; gives the dice that take new faces [X5] to [X16]. */
export function allowCrossroads(standing: CrossroadsStanding, step: WrittenStep): readonly number[] {
  if (step.type === 'choose') {
    refuse(choiceFault(standing));
    if (choiceOf(step.option) === undefined) refuse(`Choose ${choices.map((choice) => `“${choice}”`).join(' or ')}.`);
    return [];
  }
  if (standing.kind === 'group') {
    throw ruleError('step-not-allowed', 'A group roll has no step but the choice at a mixed result.');
  }
  switch (step.type) {
    case 'keep': {
      const side = sideNamed(standing, step.side);
      refuse(keepFault(standing, side));
      requireKeepable(side, step.dice);
      return [];
    }
    case 'reroll': {
      const side = sideNamed(standing, step.side);
      const means = meansOf(step.by);
      if (means === undefined) throw ruleError('step-not-allowed', 'Dice are rerolled here by “change” or by “twist”.');
      refuse(rerollFault(standing, side, means));
      requireKept(side, step.die);
      return [step.die];
    }
    case 'treat-as-critical':
      refuse(criticalFault(standing));
      return [];
    default:
      throw ruleError(
        'step-not-allowed',
        'Crossroads has no such step; use keep, reroll, choose or treat-as-critical.',
      );
  }
}
