import fc from 'fast-check';
import { expect, test } from 'vitest';

import { crossroads, type CrossroadsSheet } from '.';

const { sheet: rules } = crossroads;
const spend = { type: 'spend-fate-die' } as const;
const earn = (duration: 'short' | 'long') => ({ type: 'earn-temporary-fate-die', duration }) as const;
const giveBack = (duration: 'short' | 'long') => ({ type: 'return-temporary-fate-die', duration }) as const;

function read(request: object, faces: readonly number[], ...steps: readonly object[]) {
  return crossroads.read({ system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps });
}

function changesOf(record: ReturnType<typeof read>) {
  return crossroads.effects(record).map(({ side, change }) => `${String(side)} ${change.type}`);
}

function sheetWith(fateDice: number, ...durations: readonly ('short' | 'long')[]): CrossroadsSheet {
  return { ...rules.empty, fateDice, temporaryFateDice: durations.map((duration) => ({ duration })) };
}

const twist = (die: number, face: number, side = 'player') => ({ type: 'reroll', by: 'twist', die, face, side });

test('[X22] a Fated Action spends one when it is rolled, each Twist one when it is taken', () => {
  const request = { fated: true, fateDice: 2, opposition: { type: 'roll', fateDice: 1 } };
  const thrown = read(request, [2, 3, 5, 6, 2, 3, 5]);
  expect(changesOf(thrown)).toEqual(['player spend-fate-die']);
  const twisted = crossroads.take(crossroads.take(thrown, twist(1, 4)), twist(4, 4, 'opponent'));
  expect(crossroads.effects(twisted)).toEqual([
    { side: 'player', change: spend, text: 'spends a Fate Die on a Fated Action' },
    { side: 'player', change: spend, text: 'spends a Fate Die on a Twist of Fate' },
    { side: 'opponent', change: spend, text: 'spends a Fate Die on a Twist of Fate' },
  ]);
});

test('[X22] a Change, a choice and a group cost nothing', () => {
  expect(changesOf(read({}, [4, 3, 3], { type: 'reroll', by: 'change', die: 0, face: 2 }))).toEqual([]);
  expect(changesOf(read({}, [4, 3, 2], { type: 'choose', option: 'partial-success' }))).toEqual([]);
  const group = { kind: 'group', members: [{}] };
  expect(crossroads.effects(crossroads.read({ system: 'crossroads', request: group, faces: [2, 2, 2] }))).toEqual([]);
});

test('[X22] a triple’s die is added at once, taken back if other dice are named, and earned once', () => {
  const triple = read({ advantage: 1 }, [4, 4, 4, 3]);
  expect(crossroads.effects(triple)).toEqual([
    { side: 'player', change: earn('short'), text: 'earns a Temporary Fate Die until the encounter ends' },
  ]);
  const unmade = crossroads.take(triple, { type: 'keep', dice: [0, 1, 3] });
  expect(crossroads.effects(unmade).at(-1)).toEqual({
    side: 'player',
    change: giveBack('short'),
    text: 'gives the Temporary Fate Die back',
  });
  const rerolled = crossroads.take(read({ fateDice: 2 }, [4, 4, 4]), twist(0, 3));
  expect(changesOf(crossroads.take(rerolled, twist(0, 4)))).toEqual([
    'player earn-temporary-fate-die',
    'player spend-fate-die',
    'player spend-fate-die',
  ]);
  expect(changesOf(read({ opposition: { type: 'roll' } }, [1, 2, 4, 5, 5, 5]))).toEqual([
    'opponent earn-temporary-fate-die',
  ]);
});

test('[X22] temporary dice go first, the soonest to end before the others, and nothing goes below 0', () => {
  const start = sheetWith(1, 'long', 'short', 'long');
  const spent = [1, 2, 3, 4, 5].reduce<readonly CrossroadsSheet[]>(
    (sheets) => [...sheets, rules.apply(sheets.at(-1) ?? start, spend)],
    [],
  );
  expect(spent).toEqual([sheetWith(1, 'long', 'long'), sheetWith(1, 'long'), sheetWith(1), sheetWith(0), sheetWith(0)]);
});

test('[X22] earning adds a temporary die, giving back takes one of that duration if it is still there', () => {
  expect(rules.apply(sheetWith(2, 'long'), earn('short'))).toEqual(sheetWith(2, 'long', 'short'));
  expect(rules.apply(sheetWith(2, 'long', 'short'), giveBack('short'))).toEqual(sheetWith(2, 'long'));
  expect(rules.apply(sheetWith(2, 'long'), giveBack('short'))).toEqual(sheetWith(2, 'long'));
});

test('[X22] effects only ever grow with the steps, and come to what the roll spent and earned', () => {
  const face = fc.integer({ min: 1, max: 6 });
  const picks = fc.array(fc.tuple(fc.nat(99), fc.nat(99), face), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(face, { minLength: 5, maxLength: 5 }), fc.boolean(), picks, (faces, fated, turns) => {
      let record = read({ advantage: fated ? 1 : 2, fated, fateDice: 3 }, faces);
      for (const [pickedGroup, pickedDie, to] of turns) {
        const groups = crossroads.next(record).groups.filter(({ type }) => type === 'keep' || type === 'reroll');
        const group = groups[pickedGroup % Math.max(1, groups.length)];
        if (group === undefined) continue;
        const dice = [0, 1, 2].map((place) => group.dice[(pickedDie + place) % group.dice.length]);
        const { type, by, side } = group;
        const before = crossroads.effects(record);
        record = crossroads.take(
          record,
          type === 'keep' ? { type, dice, side } : { type, by, side, die: dice[0], face: to },
        );
        expect(crossroads.effects(record).slice(0, before.length)).toEqual(before);
      }
      const start = sheetWith(9);
      const end = crossroads.effects(record).reduce((sheet, { change }) => rules.apply(sheet, change), start);
      const twists = record.steps.filter((step) => step.type === 'reroll' && step.by === 'twist').length;
      const outcome = crossroads.resolve(record);
      const earned = 'temporaryFateDice' in outcome ? outcome.temporaryFateDice : 0;
      expect(end.fateDice + end.temporaryFateDice.length).toBe(9 - twists - (fated ? 1 : 0) + earned);
    }),
  );
});
