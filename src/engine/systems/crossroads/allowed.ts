import { refuseStep } from '../../core/errors';
import type { WrittenStep } from '../../core/step';
import { list } from '../../core/text';
import { groupOutcome } from './groupOutcome';
import { positionsOf, readHand } from './hand';
import { skillOutcome } from './skillOutcome';
import { choiceOf, choices, type CrossroadsStanding, type SkillSide, type SkillStanding } from './standing';

/** What allows a reroll: a Change of the dice, or a Twist of Fate. */
type RerollMeans = 'change' | 'twist';

function meansOf(by: string): RerollMeans | undefined {
  return by === 'change' || by === 'twist' ? by : undefined;
}

const settledFault = 'The result has been taken: no die is kept or rerolled any more';

/** Why no result is chosen now; undefined where one is [X13]. */
export function choiceFault(standing: CrossroadsStanding): string | undefined {
  const { result } = standing.kind === 'group' ? groupOutcome(standing) : skillOutcome(standing);
  if (result !== 0) return 'Only a mixed result, a [0], leaves a choice';
  return standing.settled === undefined ? undefined : 'The choice has been made';
}

/** Why the roll can't be taken as a critical hit now [X15]. */
export function criticalFault(standing: SkillStanding): string | undefined {
  const { result, critical } = skillOutcome(standing);
  if (result !== 2) return 'Only a Great Success can be taken as a critical hit';
  return critical ? 'It is a critical hit already' : undefined;
}

/** Why a side can't name other dice to keep now [X5]. */
export function keepFault(standing: SkillStanding, side: SkillSide): string | undefined {
  if (standing.settled !== undefined) return settledFault;
  if (side.hand.edge === 0) return 'No other dice to keep: without an edge all three stay';
  return side.rerolled ? 'Already rerolled: the same three dice stay' : undefined;
}

/** Why a side can't reroll by these means now [X8] [X9]. */
export function rerollFault(standing: SkillStanding, side: SkillSide, means: RerollMeans): string | undefined {
  if (standing.settled !== undefined) return settledFault;
  if (means === 'twist') return side.fateDiceLeft > 0 ? undefined : 'No Fate Dice left for a Twist of Fate';
  if (side.changed) return 'Already rerolled by Change: once in a roll';
  return readHand(side.hand).multiple === 'change' ? undefined : 'No Change: it takes two kept dice alike, from 2 to 5';
}

function refuse(fault: string | undefined): void {
  if (fault !== undefined) refuseStep(`${fault}.`);
}

function sideNamed(standing: SkillStanding, named: unknown): SkillSide {
  const side = standing.sides.find(({ hand }) => hand.side === (named === undefined ? 'player' : named));
  if (side !== undefined) return side;
  return refuseStep(
    named === 'opponent'
      ? 'The opponent does not roll here; the side must be “player”.'
      : 'The side must be “player” or “opponent”.',
    'side',
  );
}

function requireKeepable({ hand }: SkillSide, dice: readonly number[]): void {
  const own = positionsOf(hand);
  if (dice.length === 3 && new Set(dice).size === 3 && dice.every((die) => own.includes(die))) return;
  refuseStep(`Keep three different dice of this side’s, which are ${list(own.map(String))}.`, 'dice');
}

function requireKept({ hand }: SkillSide, die: number): void {
  if (hand.kept.includes(die)) return;
  const own = positionsOf(hand).includes(die) ? 'was dropped' : 'is none of this side’s';
  refuseStep(`Die ${String(die)} ${own}; reroll a kept one, ${list(hand.kept.map(String), 'or')}.`, 'die');
}

/** Refuses what the rules do not allow now; gives the dice that take new faces [X5] to [X16]. */
export function allowCrossroads(standing: CrossroadsStanding, step: WrittenStep): readonly number[] {
  if (step.type === 'choose') {
    refuse(choiceFault(standing));
    if (choiceOf(step.option) === undefined)
      refuseStep(`Choose ${choices.map((choice) => `“${choice}”`).join(' or ')}.`, 'option');
    return [];
  }
  if (standing.kind === 'group') {
    return refuseStep('A group roll has no step but the choice at a mixed result.');
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
      if (means === undefined) return refuseStep('Dice are rerolled here by “change” or by “twist”.', 'by');
      refuse(rerollFault(standing, side, means));
      requireKept(side, step.die);
      return [step.die];
    }
    case 'treat-as-critical':
      refuse(criticalFault(standing));
      return [];
    default:
      return refuseStep(
        `“${step.type}” is no step of Crossroads; use keep, reroll, choose or treat-as-critical.`,
        'type',
      );
  }
}
