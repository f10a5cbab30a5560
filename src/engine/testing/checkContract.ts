import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { isRuleError } from '../core/errors';
import { drawFaces } from '../core/faces';
import { type Next, rerolledDice, type StepGroup, type StepPick, writeStep } from '../core/next';
import { at } from '../core/numbers';
import type { RollRecord } from '../core/record';
import type { RuleSystem } from '../core/rules';
import type { Words } from '../core/words';
import { wordsFrom } from './scriptedFaces';

/** How many random records each system is put through. */
const runs = 10_000;
const longestGame = 12;

/** Every way to pick within a group, up to a few. */
function picksOf(group: StepGroup): readonly StepPick[] {
  if (group.options.length > 0) return group.options.map((option) => ({ dice: [], option: option.value }));
  if (group.choose <= 1) return group.choose === 0 ? [{ dice: [] }] : group.dice.map((die) => ({ dice: [die] }));
  return [{ dice: group.dice.slice(0, group.choose) }, { dice: group.dice.slice(-group.choose) }];
}

function textsOf(words: Words): readonly string[] {
  return [
    words.title,
    words.sentence,
    ...words.sides.flatMap((side) => [side.name, side.total ?? '0']),
    ...words.lines.flatMap((line) => [line.label, line.text]),
    ...words.dice.flatMap((die) => die.reasons),
    ...words.links.map((link) => link.text),
  ];
}

function expectSoundWords(words: Words, dice: number): void {
  const unsound = /undefined|NaN|\[object|(^|[^\d])[-\u2212]0(?!\d)|(^|\s)-\d|^\s*$/;
  expect(textsOf(words).filter((text) => unsound.test(text))).toEqual([]);
  expect(words.dice).toHaveLength(dice);
  const positions = words.rows.flatMap((row) => row.dice);
  expect([...positions].sort((left, right) => left - right)).toEqual(Array.from({ length: dice }, (_, die) => die));
  expect(words.links.flatMap((link) => link.dice).filter((die) => die >= dice)).toEqual([]);
}

function left(next: Next, group: StepGroup): number {
  const same = next.groups.filter(
    (other) =>
      other.type === group.type &&
      other.by === group.by &&
      other.side === group.side &&
      other.dice.some((die) => group.dice.includes(die)),
  );
  return Math.max(0, ...same.map((other) => other.left ?? 0));
}

const wrongSteps: readonly unknown[] = [
  null,
  7,
  [],
  {},
  { type: 'shuffle' },
  { type: 'reroll' },
  { type: 'reroll', die: 999, face: 1, by: 'fate', side: 0 },
  { type: 'reroll', die: 0, face: 1, by: 'wish' },
  { type: 'keep', dice: [0] },
  { type: 'choose', option: 'both' },
  { type: 'move', piece: 'no such piece' },
];

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (isRuleError(error)) return error.code;
    throw error;
  }
  return 'accepted';
}

/** Every reroll that could be written for this roll, offered or not. */
function everyReroll(dice: number, sides: readonly unknown[]): readonly object[] {
  const means = ['fate', 'ability', 'inspiration', 'change', 'twist'];
  return means.flatMap((by) =>
    sides.flatMap((side) => Array.from({ length: dice }, (_, die) => ({ type: 'reroll', by, side, die, face: 1 }))),
  );
}

function isOffered(next: Next, reroll: object): boolean {
  return next.groups.some(
    (group) =>
      group.type === 'reroll' &&
      group.dice.some((die) =>
        Object.entries({ by: group.by, side: group.side, die }).every(
          ([field, value]) =>
            value === undefined || Object.entries(reroll).some(([name, its]) => name === field && its === value),
        ),
      ),
  );
}

function expectOffersToHold<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  record: RollRecord<Request>,
): void {
  const next = rules.next(record);
  const plan = rules.plan(record.request);
  for (const step of wrongSteps) expect(codeOf(() => rules.take(record, step))).toBe('step-not-allowed');
  const sides = [...new Set(plan.map((die) => die.side))];
  for (const reroll of everyReroll(Math.min(plan.length, 4), sides)) {
    expect(codeOf(() => rules.take(record, reroll))).toBe(isOffered(next, reroll) ? 'accepted' : 'step-not-allowed');
  }
  for (const group of next.groups) {
    expect(group.label).not.toBe('');
    for (const pick of picksOf(group)) {
      const faces = rerolledDice(group, pick).map(() => 1);
      const taken = rules.take(record, writeStep(group, pick, faces));
      expectSoundWords(rules.words(taken), plan.length);
      if (group.left !== undefined) expect(left(rules.next(taken), group)).toBeLessThan(group.left);
    }
  }
  for (const refusal of next.refusals) expect(refusal.reason).toMatch(/\S/);
}

/** Plays a random roll to a random depth, checking at each step what every system promises. */
function playRandomly<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  input: Request,
  seed: readonly number[],
  thorough: boolean,
): void {
  const request = rules.readRequest(input);
  const plan = rules.plan(request);
  const source = wordsFrom(seed);
  let record = rules.read({ system: rules.id, request, faces: drawFaces(plan, source), steps: [] });
  for (let turn = 0; turn < longestGame; turn += 1) {
    expectSoundWords(rules.words(record), plan.length);
    if (thorough) expectOffersToHold(rules, record);
    const { groups } = rules.next(record);
    if (groups.length === 0) break;
    const group = at(groups, at(Array.from(source(1)), 0) % groups.length);
    const picks = picksOf(group);
    const pick = at(picks, at(Array.from(source(1)), 0) % picks.length);
    const dice = rerolledDice(group, pick).map((die) => at(plan, die));
    record = rules.take(record, writeStep(group, pick, drawFaces(dice, source)));
    expect(rules.resolve(rules.read(JSON.parse(JSON.stringify(record))))).toEqual(rules.resolve(record));
  }
  for (const follow of rules.follow(record)) {
    expect(follow.label).toMatch(/\S/);
    expect(rules.plan(rules.readRequest(follow.request)).length).toBeGreaterThan(0);
  }
  let sheet = rules.sheet.empty;
  for (const effect of rules.effects(record)) {
    expect(effect.text).toMatch(/\S/);
    sheet = rules.sheet.apply(sheet, v.parse(rules.sheet.changeSchema, JSON.parse(JSON.stringify(effect.change))));
  }
  expect(v.parse(rules.sheet.schema, JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
}

/** What every system promises [R1]; call it in each system's test with an arbitrary over all its requests. */
export function checkContract<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  requests: fc.Arbitrary<Request>,
): void {
  test.each(rules.kinds.map((kind) => [kind.name, kind.start] as const))(
    '[R1] %s: the starting request reads back to itself and can be rolled',
    (_, start) => {
      expect(rules.readRequest(JSON.parse(JSON.stringify(start)))).toEqual(start);
      expect(rules.describe(start)).toMatch(/\S/);
      playRandomly(rules, start, [1, 2, 3], true);
    },
  );

  test('[R3] every step offered is accepted, every other refused, and each optional reroll lowers those left', () => {
    const seeds = fc.array(fc.nat(0xffffffff), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        playRandomly(rules, request, seed, true);
      }),
      { numRuns: 150 },
    );
  });

  test('[R1] ten thousand random rolls have sound words and read back to the same outcome', { timeout: 60_000 }, () => {
    const seeds = fc.array(fc.nat(0xffffffff), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        playRandomly(rules, request, seed, false);
      }),
      { numRuns: runs },
    );
  });
}
