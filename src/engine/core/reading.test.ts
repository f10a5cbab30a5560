import { expect, test } from 'vitest';

import { toySystem as rules } from '../testing/toySystem';
import { isRuleError, ruleError, within } from './errors';

const request = { kind: 'toss', goal: 4, luck: true };
const record = { system: 'toy', request, faces: [3] };
const luck = { type: 'reroll', die: 0, face: 5, by: 'luck' };

function refusalOf(input: unknown): readonly string[] {
  try {
    rules.read(input);
  } catch (error) {
    if (isRuleError(error)) return [error.code, error.path ?? '', error.message];
    throw error;
  }
  return ['accepted'];
}

test('[R9] what may be left out has its value, and unknown fields are passed over', () => {
  const read = rules.read({ ...record, request: { kind: 'toss', goal: 2, label: 'a note', extra: [1] } });
  expect(read.request).toEqual({ kind: 'toss', goal: 2, luck: false, modifiers: [] });
  expect(read.steps).toEqual([]);
});

test.each<readonly [unknown, string, string]>([
  [null, '', 'record must be an object'],
  [[], '', 'record must be an object'],
  [{ ...record, system: 'chess' }, 'system', '“toy”'],
  [{ ...record, request: null }, '', 'request must be an object'],
  [{ ...record, request: [] }, '', 'request must be an object'],
  [{ ...record, request: {} }, 'kind', 'is missing'],
  [{ ...record, request: { kind: 'duel' } }, 'kind', '“kind” must be “toss”'],
  [{ ...record, request: { kind: 'toss' } }, 'goal', '“goal” is missing; it must be a whole number from 1 to 6'],
  [{ ...record, request: { kind: 'toss', goal: 2.5 } }, 'goal', 'must be a whole number from 1 to 6'],
  [{ ...record, request: { kind: 'toss', goal: '4' } }, 'goal', 'must be a whole number'],
  [{ ...record, request: { kind: 'toss', goal: 7 } }, 'goal', 'from 1 to 6'],
  [{ ...record, request: { ...request, luck: 1 } }, 'luck', 'must be true or false'],
  [{ ...record, request: { ...request, luck: null } }, 'luck', 'must be true or false'],
  [{ ...record, request: { ...request, modifiers: [1, 0.5] } }, 'modifiers.1', 'must be a whole number'],
  [{ ...record, request: { ...request, modifiers: {} } }, 'modifiers', 'must be a list of whole numbers'],
  [{ ...record, request: { ...request, modifiers: [1] } }, '', 'has no modifiers'],
])('[R4] a wrong request is refused: %j', (input, path, message) => {
  const [code, place, text] = refusalOf(input);
  expect([code, place]).toEqual(['invalid-request', path]);
  expect(text).toContain(message);
});

test.each<readonly [unknown, string]>([
  [undefined, 'faces are missing; give a list of 1 face.'],
  [null, 'faces are no list; give a list of 1 face.'],
  [[], 'There are 0 faces; give a list of 1 face.'],
  [[3, 4], 'There are 2 faces; give a list of 1 face.'],
  [[0], '0 is no face of a d6; use a whole number from 1 to 6.'],
  [[7], '7 is no face'],
  [[1.5], '1.5 is no face'],
  [['3'], 'What was given is no face'],
])('[R4] wrong faces are refused: %j', (faces, message) => {
  const [code, , text] = refusalOf({ ...record, faces });
  expect(code).toBe('invalid-faces');
  expect(text).toContain(message);
});

test.each<readonly [unknown, string]>([
  [null, 'Step 1 is not an object'],
  ['reroll', 'Step 1 is not an object'],
  [[luck], 'Step 1 is not an object'],
  [{}, 'no known type; use reroll, reroll-tied-crits, keep, choose, treat-as-critical or move.'],
  [{ type: 'toString' }, 'no known type'],
  [{ type: 'reroll', face: 5, by: 'luck' }, 'a reroll, needs “die”, “face” and “by”'],
  [{ type: 'reroll', die: 0, by: 'luck' }, 'needs “die”'],
  [{ type: 'reroll', die: -1, face: 5, by: 'luck' }, 'needs “die”'],
  [{ type: 'reroll', die: 0.5, face: 5, by: 'luck' }, 'needs “die”'],
  [{ type: 'reroll-tied-crits' }, 'needs “faces”'],
  [{ type: 'keep', dice: 0 }, 'needs “dice”'],
  [{ type: 'choose' }, 'needs “option”'],
  [{ type: 'move', piece: 3 }, 'needs “piece”'],
  [{ ...luck, die: 1 }, 'There is no die 1; the only die is 0.'],
  [{ ...luck, by: 'wish' }, 'Only one reroll'],
  [{ type: 'treat-as-critical' }, 'Only one reroll'],
])('[R5] a wrong step is refused: %j', (step, message) => {
  const [code, , text] = refusalOf({ ...record, steps: [step] });
  expect(code).toBe('step-not-allowed');
  expect(text).toContain(message);
});

test('[R5] steps that are no list are refused, absent ones are none', () => {
  expect(refusalOf({ ...record, steps: null })[0]).toBe('step-not-allowed');
  expect(refusalOf({ ...record, steps: { 0: luck } })[0]).toBe('step-not-allowed');
  expect(refusalOf(record)).toEqual(['accepted']);
});

test('[R4] the request is judged first, then the faces, then the steps one by one', () => {
  expect(refusalOf({ ...record, request: {}, faces: [9], steps: [null] })[0]).toBe('invalid-request');
  expect(refusalOf({ ...record, faces: [9], steps: [null] })[0]).toBe('invalid-faces');
  expect(refusalOf({ ...record, steps: [luck, null] })[1]).toBe('steps.1');
});

test('[R4] within a step it is judged first whether it is allowed, then its face', () => {
  expect(refusalOf({ ...record, steps: [{ ...luck, die: 3, face: 99 }] })[0]).toBe('step-not-allowed');
  expect(refusalOf({ ...record, steps: [{ ...luck, face: 99 }] }).slice(0, 2)).toEqual([
    'invalid-faces',
    'steps.0.face',
  ]);
});

test('[R4] a refused step leaves the record as it was', () => {
  const read = rules.read(record);
  const before = JSON.stringify(read);
  expect(() => rules.take(read, { ...luck, face: 99 })).toThrow();
  expect(() => rules.take(read, null)).toThrow();
  expect(JSON.stringify(read)).toBe(before);
  expect(rules.resolve(read)).toEqual({ kept: 3, headline: 'failure' });
  expect(rules.resolve(rules.take(read, luck))).toEqual({ kept: 5, headline: 'success' });
  expect(read.steps).toEqual([]);
});

test('[R4] a refusal within a step names the step, and its field where it has one', () => {
  const pathOf = (step: unknown) => refusalOf({ ...record, steps: [luck, step] })[1];
  expect(pathOf(luck)).toBe('steps.1');
  expect(pathOf({ ...luck, die: 4 })).toBe('steps.1.die');
});

test('[R3] a new face stands, and the old one is never lost', () => {
  const read = rules.read({ ...record, steps: [luck] });
  expect(rules.resolve(read)).toEqual({ kept: 5, headline: 'success' });
  expect(rules.words(read).dice).toMatchObject([{ faces: [3, 5], reasons: ['Luck'] }]);
  expect(read.faces).toEqual([3]);
});

test('[R1] the same record is worked out once', () => {
  const read = rules.read(record);
  expect(rules.resolve(read)).toBe(rules.resolve(read));
  expect(rules.resolve({ ...read, faces: [6] })).toEqual({ kept: 6, headline: 'success' });
});

test('[R4] a fault of the program is passed on as it is', () => {
  const fault = new RangeError('Nothing stands there.');
  const fail = () => {
    throw fault;
  };
  expect(() => within('steps.0', fail)).toThrow(fault);
});

test('[R4] a refusal of the rules is told from any other fault', () => {
  expect(isRuleError(ruleError('invalid-faces', 'no'))).toBe(true);
  expect(isRuleError(new Error('no'))).toBe(false);
  expect(isRuleError(null)).toBe(false);
  expect(isRuleError('invalid-faces')).toBe(false);
});
