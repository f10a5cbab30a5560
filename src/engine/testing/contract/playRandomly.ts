import * as v from 'valibot';

import { drawFaces } from '../../core/faces';
import { rerolledDice, writeStep } from '../../core/next';
import { at } from '../../core/numbers';
import type { RollRecord } from '../../core/record';
import type { RuleSystem } from '../../core/rules';
import { wordsFrom } from '../scriptedFaces';
import { isSameData } from './isSameData';
import { picksOf } from './offers';

const longestGame = 12;

function copy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Plays a request to the end, or for a dozen steps, as the seed has it; `visit` sees the record after each step. */
export function playRandomly<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  input: Request,
  seed: readonly number[],
  visit: (record: RollRecord<Request>) => void,
): RollRecord<Request> {
  const request = rules.readRequest(input);
  const plan = rules.plan(request);
  const source = wordsFrom(seed);
  const choose = (options: number) => at(Array.from(source(1)), 0) % options;
  let record = rules.read({ system: rules.id, request, faces: drawFaces(plan, source), steps: [] });
  for (let turn = 0; turn < longestGame; turn += 1) {
    visit(record);
    const { groups } = rules.next(record);
    if (groups.length === 0) break;
    const group = at(groups, choose(groups.length));
    const picks = picksOf(group);
    const pick = at(picks, choose(picks.length));
    const dice = rerolledDice(group, pick).map((die) => at(plan, die));
    record = rules.take(record, writeStep(group, pick, drawFaces(dice, source)));
  }
  return record;
}

/** Throws where the record, written and read again with all its steps, comes to another outcome [R1]. */
export function requireReplay<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  record: RollRecord<Request>,
): void {
  if (isSameData(rules.resolve(rules.read(copy(record))), rules.resolve(record))) return;
  throw new Error(`Read again, another outcome: ${JSON.stringify(record)}`);
}

/** Throws where what follows can't be rolled, or an effect can't be applied to a sheet that is kept. */
export function requireSoundEnd<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  record: RollRecord<Request>,
): void {
  const follow = rules.follow(record);
  if (follow.some(({ request }) => rules.plan(rules.readRequest(request)).length === 0)) {
    throw new Error('What follows has no dice.');
  }
  const effects = rules.effects(record);
  if ([...follow.map(({ label }) => label), ...effects.map(({ text }) => text)].some((text) => text.trim() === '')) {
    throw new Error('What follows or an effect says nothing.');
  }
  const { sheet } = rules;
  const changes = effects.map(({ change }) => v.parse(sheet.changeSchema, copy(change)));
  const kept = changes.reduce(sheet.apply, sheet.empty);
  if (!isSameData(v.parse(sheet.schema, copy(kept)), kept)) throw new Error('The sheet reads back to another.');
}
