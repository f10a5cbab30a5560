import { expect, test } from 'vitest';

import { crossroads } from '.';

function roll(request: object, faces: readonly number[], ...steps: readonly object[]) {
  const record = { system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps };
  return crossroads.resolve(crossroads.read(record));
}

const refused = expect.objectContaining({ code: 'step-not-allowed' });
const change = (die: number, face: unknown, side?: unknown) => ({ type: 'reroll', by: 'change', die, face, side });
const twist = (die: number, face: unknown, side?: unknown) => ({ type: 'reroll', by: 'twist', die, face, side });

test('[X8] a Change rerolls one of the three, and everything is read anew', () => {
  expect(roll({}, [4, 3, 3])).toMatchObject({ mayChange: true, total: 10 });
  expect(roll({}, [4, 3, 3], change(1, 6))).toMatchObject({
    kept: [4, 6, 3],
    multiple: null,
    total: 13,
    mayChange: false,
  });
  expect(roll({}, [1, 3, 3], change(1, 1))).toMatchObject({ kept: [1, 1, 3], multiple: 'misstep', successValue: -1 });
  expect(roll({}, [6, 3, 3], change(1, 6))).toMatchObject({ kept: [6, 6, 3], multiple: 'fateful', successValue: 2 });
});

test('[X8] a worse face stands, and so does the same again', () => {
  expect(roll({}, [5, 5, 2], change(0, 1))).toMatchObject({ kept: [1, 5, 2], total: 8 });
  expect(roll({}, [5, 5, 2], change(0, 5))).toMatchObject({ kept: [5, 5, 2], mayChange: false });
});

test.each([
  ['without a multiple', [5, 4, 2]],
  ['with a Misstep', [1, 1, 2]],
  ['when Fateful', [6, 6, 2]],
])('[X8] there is no Change %s', (_, faces) => {
  expect(roll({}, faces)).toMatchObject({ mayChange: false });
  expect(() => roll({}, faces, change(0, 3))).toThrow(refused);
});

test('[X8] there is one Change in a side’s roll, whatever comes after', () => {
  expect(() => roll({}, [4, 3, 3], change(0, 3), change(0, 6))).toThrow(refused);
  expect(() => roll({ fateDice: 1 }, [4, 3, 3], change(1, 6), twist(1, 3), change(1, 2))).toThrow(refused);
});

test('[X8] each side has its own Change', () => {
  const opposed = { opposition: { type: 'roll' } };
  expect(roll(opposed, [4, 3, 3, 2, 2, 5], change(0, 3), change(3, 6, 'opponent'))).toMatchObject({
    kept: [3, 3, 3],
    mayChange: false,
    opponent: { kept: [6, 2, 5], mayChange: false },
  });
  expect(roll(opposed, [4, 3, 3, 2, 2, 5], change(0, 1))).toMatchObject({
    mayChange: false,
    opponent: { mayChange: true },
  });
});

test('[X9] a Twist may take any kept die, as often as Fate Dice last, and bring a Change', () => {
  expect(roll({ fateDice: 2 }, [2, 3, 5], twist(0, 3))).toMatchObject({ kept: [3, 3, 5], mayChange: true });
  expect(roll({ fateDice: 1 }, [2, 3, 5], twist(0, 3), change(2, 3))).toMatchObject({
    triple: true,
    temporaryFateDice: 1,
  });
  expect(roll({ fateDice: 2 }, [2, 3, 5], twist(0, 6), twist(0, 1))).toMatchObject({ kept: [1, 3, 5] });
  expect(() => roll({ fateDice: 2 }, [2, 3, 5], twist(0, 6), twist(0, 1), twist(0, 6))).toThrow(refused);
  expect(() => roll({}, [2, 3, 5], twist(0, 6))).toThrow(refused);
});

test('[X9] a Temporary Fate Die earned in the roll can’t be spent in it', () => {
  expect(() => roll({}, [4, 4, 4], twist(0, 6))).toThrow(refused);
  expect(() => roll({ fateDice: 1 }, [4, 4, 4], twist(0, 6), twist(0, 4))).toThrow(refused);
});

test('[X9] the opponent spends its own Fate Dice', () => {
  const request = { fateDice: 0, opposition: { type: 'roll', fateDice: 1 } };
  expect(roll(request, [2, 3, 5, 2, 3, 5], twist(3, 6, 'opponent'))).toMatchObject({ opponent: { kept: [6, 3, 5] } });
  expect(() => roll(request, [2, 3, 5, 2, 3, 5], twist(3, 6, 'opponent'), twist(3, 6, 'opponent'))).toThrow(refused);
  expect(() => roll(request, [2, 3, 5, 2, 3, 5], twist(0, 6))).toThrow(refused);
  const rich = { fateDice: 3, opposition: { type: 'roll' } };
  expect(() => roll(rich, [2, 3, 5, 2, 3, 5], twist(3, 6, 'opponent'))).toThrow(refused);
});

test.each([
  ['another’s die', {}, twist(3, 6)],
  ['a die that is not there', {}, twist(9, 6)],
  ['a removed die', { advantage: 1 }, twist(0, 6)],
  ['a die of nobody', {}, twist(0, 6, 'referee')],
  ['a side that is null', {}, twist(0, 6, null)],
  ['a side by number', {}, twist(0, 6, 0)],
  ['means of another game', {}, { type: 'reroll', by: 'fate', die: 0, face: 6 }],
])('[X10] %s is no die to reroll', (_, request, step) => {
  const faces = 'advantage' in request ? [1, 2, 3, 4, 1, 2, 3] : [1, 2, 3, 1, 2, 3];
  expect(() => roll({ fateDice: 3, opposition: { type: 'roll', fateDice: 3 }, ...request }, faces, step)).toThrow(
    refused,
  );
});

test('[X10] an opponent that does not roll has no dice to keep or reroll', () => {
  const request = { advantage: 1, fateDice: 3, opposition: { type: 'peril', statistic: 1 } };
  expect(() => roll(request, [1, 2, 3, 4], twist(1, 6, 'opponent'))).toThrow(
    expect.objectContaining({ code: 'step-not-allowed', message: expect.stringContaining('does not roll') }),
  );
  expect(() => roll(request, [1, 2, 3, 4], { type: 'keep', side: 'opponent', dice: [0, 1, 2] })).toThrow(refused);
});

test('[X10] the kept dice stay the same three after a reroll', () => {
  expect(roll({ advantage: 1, fateDice: 1 }, [3, 4, 5, 6], twist(3, 1))).toMatchObject({ kept: [4, 5, 1] });
  expect(roll({ disadvantage: 1, fateDice: 1 }, [3, 4, 5, 6], twist(0, 6))).toMatchObject({ kept: [6, 4, 5] });
});

test('[X10] a step is judged before its face', () => {
  expect(() => roll({}, [5, 4, 2], change(0, 7))).toThrow(refused);
  expect(() => roll({}, [5, 5, 2], change(0, 7))).toThrow(expect.objectContaining({ code: 'invalid-faces' }));
});
