import type { SideId } from '../../../core/dice';
import { at } from '../../../core/numbers';
import { type DieHistory, presentFace } from '../../../core/record';
import { addition, plain } from '../../../core/text';
import type { DieWords, SideNames, SideWords, Words } from '../../../core/words';
import { readSides } from '../contest';
import { nameOfSide } from '../names';
import { keptDie } from '../outcome';
import { planRoll, roller } from '../plan';
import { facesOf, fateReason, type Standing } from '../standing';

/** What each kind says in its own way; the dice and the sides' order are the same for all. */
export type Saying = Pick<Words, 'title' | 'sentence' | 'lines' | 'links'>;

/** "17 + 5 = 22", or "17" where nothing is added. */
export function totalText(kept: number, modifiers: readonly number[], total: number): string {
  return modifiers.length === 0 ? plain(total) : `${addition([kept, ...modifiers])} = ${plain(total)}`;
}

function rerollsText({ faces, reasons }: DieHistory): readonly string[] {
  return reasons.map((reason, place) => {
    const from = String(at(faces, place));
    const to = String(at(faces, place + 1));
    return `rerolled ${from} to ${to} ${reason === fateReason ? 'by fate' : 'for tied crits'}`;
  });
}

/** "16 (5 dropped), rerolled 3 to 16 by fate": one side's dice, the kept one first; `kept` is its place among them. */
export function diceText(dice: readonly DieHistory[], kept: number): string {
  const dropped = dice.flatMap((die, place) => (place === kept ? [] : [` (${String(presentFace(die))} dropped)`]));
  const shown = `${String(presentFace(at(dice, kept)))}${dropped.join('')}`;
  return [shown, ...dice.flatMap(rerollsText)].join(', ');
}

/** "Success: 6 against a goal of 4. Dice 5 (2 dropped). 5 + 1 = 6." for a roll of one side [L2]. */
export function rollSentence(verdict: string, standing: Standing, kept: number, arithmetic: readonly string[]): string {
  return [verdict, `Dice ${diceText(standing.dice, kept)}`, ...arithmetic].map((part) => `${part}.`).join(' ');
}

function droppedDice(standing: Standing): readonly number[] {
  const { request } = standing;
  const faces = facesOf(standing);
  switch (request.kind) {
    case 'contest':
      return readSides(request, faces).flatMap(({ dice, keptDie: kept }) => dice.filter((die) => die !== kept));
    case 'save':
    case 'check':
    case 'punch':
      return faces.flatMap((_, die) => (die === keptDie(request, faces) ? [] : [die]));
    case 'damage':
    case 'movement':
    case 'penalty':
      return [];
  }
}

/** The dice as they are shown, aligned with the plan. */
export function dieWords(standing: Standing): readonly DieWords[] {
  const dropped = new Set(droppedDice(standing));
  return planRoll(standing.request).map(({ side, sides, role }, position) => {
    const { faces, reasons } = at(standing.dice, position);
    return { side, sides, role, faces, reasons, mark: dropped.has(position) ? 'dropped' : 'kept' };
  });
}

/** The rows of dice as they settle: each side's in plan order. */
export function diceRows(standing: Standing): Words['rows'] {
  const rows = new Map<SideId, number[]>();
  planRoll(standing.request).forEach(({ side }, position) => {
    const row = rows.get(side);
    if (row === undefined) rows.set(side, [position]);
    else row.push(position);
  });
  return [...rows].map(([side, dice]) => ({ side, dice }));
}

/** The one side of a roll that is no contest. */
export function onlySide(standing: Standing, names: SideNames, total: string, winner: boolean): readonly SideWords[] {
  return [{ id: roller, name: nameOfSide(standing.request, roller, names), total, winner }];
}
