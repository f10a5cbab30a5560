import { layOut, sayDice, sayRerolls } from '../../../core/diceWords';
import type { DieHistory } from '../../../core/record';
import type { SideNames, SideWords, Words } from '../../../core/words';
import { readSides } from '../contest';
import { nameOfSide } from '../names';
import { keptDie } from '../outcome';
import { planRoll, roller } from '../plan';
import { facesOf, fateReason, type Standing } from '../standing';

/** What each kind says in its own way; the dice and the sides' order are the same for all. */
export type Saying = Pick<Words, 'title' | 'sentence' | 'lines' | 'links'>;

function sayReason(reason: string): string {
  return reason === fateReason ? 'by fate' : 'for tied crits';
}

/** "Dice 16 (5 dropped), rerolled 3 to 16 by fate"; `kept` tells the dice that count by their place among these. */
export function diceText(dice: readonly DieHistory[], kept: (place: number) => boolean, label?: string): string {
  return sayDice(dice, kept, label) + sayRerolls(dice, sayReason);
}

/** "Success: 6 against a goal of 4. Dice 5 (2 dropped). 5 + 1 = 6." for a roll of one side [L2]. */
export function rollSentence(verdict: string, standing: Standing, kept: number, arithmetic: readonly string[]): string {
  return [verdict, diceText(standing.dice, (place) => place === kept), ...arithmetic]
    .map((part) => `${part}.`)
    .join(' ');
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

/** The dice as they are shown, and the rows in which they settle. */
export function layOutDice(standing: Standing): Pick<Words, 'dice' | 'rows'> {
  const dropped = new Set(droppedDice(standing));
  return layOut(planRoll(standing.request), standing.dice, (place) => !dropped.has(place));
}

/** The one side of a roll that is no contest. */
export function onlySide(standing: Standing, names: SideNames, total: string, winner: boolean): readonly SideWords[] {
  return [{ id: roller, name: nameOfSide(standing.request, roller, names), total, winner }];
}
