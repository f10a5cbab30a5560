import fc from 'fast-check';

import { drawFaces } from '../../core/faces';
import { rerolledDice, writeStep } from '../../core/next';
import { at } from '../../core/numbers';
import type { OpenSystem, Roll } from '../../core/openSystem';
import { picksOf } from '../contract/offers';
import { crossroadsRequests } from '../requests/crossroads';
import { d20Requests } from '../requests/d20';
import { dieconRequests } from '../requests/diecon';
import { freeRequests } from '../requests/free';
import { ludoRequests } from '../requests/ludo';
import { wordsFrom } from '../scriptedFaces';

const requests: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ludo: ludoRequests,
  diecon: dieconRequests,
  d20: d20Requests,
  crossroads: crossroadsRequests,
  free: freeRequests,
};

const games = 700;
const longestGame = 6;

/** Random requests of a system, the same each time. */
export function requestsOf(system: OpenSystem, count: number): readonly unknown[] {
  return fc.sample(requests[system.id] ?? fc.constant(undefined), { seed: 20, numRuns: count });
}

/** Plays random rolls, each for a few steps, the same each time; gives the rolls after each step. */
export function playMany(system: OpenSystem): readonly Roll[] {
  return requestsOf(system, games).flatMap((request, game) => {
    const ready = system.ready(request);
    const source = wordsFrom([game * 2_654_435, game * 40_503 + 7, game * 69_069 + 1]);
    const choose = (options: number) => at(Array.from(source(1)), 0) % options;
    let roll = ready.open(drawFaces(ready.plan, source));
    const rolls = [roll];
    for (let turn = 0; turn < longestGame && roll.next().groups.length > 0; turn += 1) {
      const { groups } = roll.next();
      const group = at(groups, choose(groups.length));
      const picks = picksOf(group);
      const pick = at(picks, choose(picks.length));
      const dice = rerolledDice(group, pick).map((die) => at(ready.plan, die));
      roll = roll.take(writeStep(group, pick, drawFaces(dice, source)));
      rolls.push(roll);
    }
    return rolls;
  });
}
