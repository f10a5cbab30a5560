import { expect, test } from 'vitest';

import { crossroads } from '.';

function roll(request: object, faces: readonly number[], ...steps: readonly object[]) {
  const record = { system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps };
  return crossroads.resolve(crossroads.read(record));
}

const refused = expect.objectContaining({ code: 'step-not-allowed' });
const choose = (option: string) => ({ type: 'choose', option });
const fixed = (value: number) => ({ opposition: { type: 'static', value } });

const thrown = { miss: [1, 2, 3], weak: [4, 3, 1], hit: [5, 4, 3], strong: [6, 6, 5] };

test.each([
  [thrown.strong, fixed(-1), 2, 'great-success'],
  [thrown.strong, fixed(0), 2, 'great-success'],
  [thrown.strong, fixed(1), 1, 'success'],
  [thrown.strong, fixed(2), 0, 'mixed'],
  [thrown.hit, fixed(-1), 2, 'great-success'],
  [thrown.hit, fixed(2), -1, 'failure'],
  [thrown.weak, fixed(-1), 1, 'success'],
  [thrown.weak, fixed(1), -1, 'failure'],
  [thrown.miss, fixed(-1), 0, 'mixed'],
  [thrown.miss, fixed(2), -1, 'failure'],
  [thrown.miss, {}, -1, 'failure'],
  [thrown.weak, {}, 0, 'mixed'],
  [thrown.hit, {}, 1, 'success'],
  [thrown.strong, {}, 2, 'great-success'],
])('[X12] [X18] %j against %j is [%i], %s', (faces, request, result, headline) => {
  const opposing = 'opposition' in request ? request.opposition.value : null;
  expect(roll(request, faces)).toMatchObject({ opposing, result, headline });
});

test('[X12] an opposing roll stands against the player’s with all its numbers', () => {
  const request = { statistic: 1, opposition: { type: 'roll', statistic: 2, modifiers: [-1], advantage: 1 } };
  expect(roll(request, [4, 3, 1, 5, 5, 1, 3])).toStrictEqual({
    kept: [4, 3, 1],
    sum: 8,
    total: 9,
    baseValue: 0,
    multiple: null,
    triple: false,
    successValue: 0,
    mayChange: false,
    temporaryFateDice: 0,
    opposing: 1,
    result: -1,
    outcome: 'failure',
    critical: false,
    mayTreatAsCritical: false,
    amount: null,
    headline: 'failure',
    opponent: {
      kept: [5, 5, 3],
      sum: 13,
      total: 14,
      baseValue: 1,
      multiple: 'change',
      triple: false,
      successValue: 1,
      mayChange: true,
      temporaryFateDice: 0,
    },
  });
});

test('[X12] no result is minus nought', () => {
  const outcome = roll({ statistic: -0, ...fixed(-0) }, thrown.weak);
  expect(JSON.stringify(outcome)).not.toContain('-0');
  expect(outcome).toMatchObject({ opposing: 0, result: 0 });
  expect(Object.values(outcome).some((value) => Object.is(value, -0))).toBe(false);
});

test.each([['partial-success'], ['compensating-failure']])('[X13] at [0] the player may choose a %s', (option) => {
  expect(roll({}, thrown.weak)).toMatchObject({ outcome: 'choice', headline: 'mixed' });
  expect(roll({}, thrown.weak, choose(option))).toMatchObject({ outcome: option, headline: 'mixed', amount: 0 });
  expect(() => roll({}, thrown.weak, choose(option), choose(option))).toThrow(refused);
});

test.each([
  ['a failure', thrown.miss, 'partial-success'],
  ['a success', thrown.hit, 'partial-success'],
  ['a great success', thrown.strong, 'compensating-failure'],
  ['an option that is not there', thrown.weak, 'great-success'],
])('[X13] there is no choosing at %s', (_, faces, option) => {
  expect(() => roll({}, faces, choose(option))).toThrow(refused);
});

test.each([
  [1, null, [1, 1, 1, 0, 0, 0]],
  [0, null, [1, 1, 0, 0, 0, 0]],
  [3, null, [2, 2, 1, 1, 1, 0]],
  [4, null, [2, 2, 2, 1, 1, 1]],
  [-2, null, [0, 0, 0, 0, 0, 0]],
  [9, null, [2, 2, 2, 2, 2, 2]],
  [1, 'advantage', [2, 1, 1, 1, 0, 0]],
  [-2, 'advantage', [1, 0, 0, 0, 0, 0]],
  [1, 'disadvantage', [1, 1, 0, 0, 0, 0]],
  [4, 'disadvantage', [2, 2, 1, 1, 1, 0]],
])('[X14] a Peril Die of 1 to 6 against statistic %i with edge %s opposes with %j', (statistic, edge, values) => {
  const opposition = { type: 'peril', statistic, edge };
  const opposing = [1, 2, 3, 4, 5, 6].map((face) => {
    const outcome = roll({ opposition }, [face, 3, 4]);
    return 'opposing' in outcome ? outcome.opposing : undefined;
  });
  expect(opposing).toEqual(values);
});

test('[X14] it is read when it was taken away, and then can’t be rerolled', () => {
  const request = { advantage: 1, fateDice: 1, opposition: { type: 'peril', statistic: 1 } };
  expect(roll(request, [1, 5, 4, 6])).toMatchObject({ kept: [5, 4, 6], opposing: 1 });
  expect(() => roll(request, [1, 5, 4, 6], { type: 'reroll', by: 'twist', die: 0, face: 6 })).toThrow(refused);
});

test('[X14] a reroll of it changes what it opposes with; the player’s own edge does not', () => {
  const opposition = { type: 'peril', statistic: 1 };
  const twist = { type: 'reroll', by: 'twist', die: 0, face: 6 };
  expect(roll({ fateDice: 1, opposition }, [3, 4, 5], twist)).toMatchObject({ opposing: 0 });
  expect(roll({ disadvantage: 1, opposition }, [3, 4, 5, 6])).toMatchObject({ opposing: 1 });
  expect(roll({ advantage: 3, opposition }, [3, 4, 5, 6, 6, 6])).toMatchObject({ opposing: 1 });
});
