import { refuseStep } from '../../core/errors';
import { at } from '../../core/numbers';
import type { WrittenStep } from '../../core/step';
import { list } from '../../core/text';
import { readSides } from './contest';
import { penaltyOutcome } from './outcome';
import { roller } from './plan';
import { facesOf, type Standing, tiedDice } from './standing';

/** The dice that a side may reroll by fate, or why it may not [L11]. */
export type FateReading = { readonly dice: readonly number[] } | { readonly reason: string };

/** Reads one side's fate reroll; `side` is a place in a contest, else the roller's 0. */
export function readFate(standing: Standing, side: number): FateReading {
  const { request, fated } = standing;
  if (request.kind !== 'contest' && request.kind !== 'save') {
    return { reason: 'No fate reroll here: fate rerolls contests and saving throws only' };
  }
  const owner = request.kind === 'contest' ? at(request.sides, side) : request;
  if ('fixed' in owner) return { reason: 'A set value has no die to reroll' };
  if (owner.stressed) return { reason: 'Stressed: no fate reroll' };
  if (fated.includes(side)) return { reason: 'Already rerolled by fate: now stressed' };
  if (tiedDice(standing).length > 0) return { reason: 'No fate reroll yet: the tied crits reroll first' };
  if (request.kind === 'save') return { dice: standing.dice.map((_, position) => position) };
  return { dice: at(readSides(request, facesOf(standing)), side).dice };
}

function sideOfStep({ request }: Standing, side: unknown): number {
  if (request.kind !== 'contest') return roller;
  const last = request.sides.length - 1;
  if (typeof side === 'number' && Number.isInteger(side) && side >= 0 && side <= last) return side;
  return refuseStep(`A fate reroll in a contest needs its side’s number, 0 to ${String(last)}.`, 'side');
}

function allowFate(standing: Standing, step: Extract<WrittenStep, { type: 'reroll' }>): readonly number[] {
  if (step.by !== 'fate') return refuseStep('Dice are rerolled here by “fate” only.', 'by');
  const fate = readFate(standing, sideOfStep(standing, step.side));
  if ('reason' in fate) return refuseStep(`${fate.reason}.`);
  if (fate.dice.includes(step.die)) return [step.die];
  return refuseStep(`Die ${String(step.die)} is none of this side’s; use ${list(fate.dice.map(String), 'or')}.`, 'die');
}

function allowMove(standing: Standing, piece: string): readonly number[] {
  const { request, moved } = standing;
  if (request.kind !== 'penalty') return refuseStep('Only a penalty roll moves a piece.');
  if (moved !== undefined) return refuseStep('A penalty moves one piece, and one was moved already.');
  const { moves } = penaltyOutcome(request, facesOf(standing), undefined);
  if (moves.some((move) => move.piece === piece)) return [];
  const choice =
    moves.length === 0
      ? 'no piece can'
      : `use ${list(
          moves.map((move) => `“${move.piece}”`),
          'or',
        )}`;
  return refuseStep(`The piece “${piece}” can’t move back; ${choice}.`, 'piece');
}

/** The dice that take new faces by this step. Throws `step-not-allowed` [L8] [L11] [L17]. */
export function allowStep(standing: Standing, step: WrittenStep): readonly number[] {
  switch (step.type) {
    case 'reroll':
      return allowFate(standing, step);
    case 'reroll-tied-crits': {
      const dice = tiedDice(standing);
      return dice.length > 0 ? dice : refuseStep('No tied crits to reroll: no two sides show the same 20 or 1.');
    }
    case 'move':
      return allowMove(standing, step.piece);
    case 'keep':
    case 'choose':
    case 'treat-as-critical':
      return refuseStep(`“${step.type}” is no step of Ludicrous Ludo; use reroll, reroll-tied-crits or move.`, 'type');
  }
}
