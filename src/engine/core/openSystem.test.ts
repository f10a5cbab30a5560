import fc from 'fast-check';
import { expect, test } from 'vitest';

import { crossroads } from '../systems/crossroads';
import { checkContract } from '../testing/contract/checkContract';
import { toySystem, type TossRequest } from '../testing/toySystem';
import { namePool, planDice } from './dice';
import { rerolledDice, type StepGroup, writeStep } from './next';
import { at } from './numbers';
import { openSystem } from './openSystem';
import { presentFace } from './record';

checkContract(
  toySystem,
  fc.record<TossRequest>({
    kind: fc.constant('toss'),
    goal: fc.integer({ min: 1, max: 6 }),
    luck: fc.boolean(),
    modifiers: fc.constant([]),
  }),
);

const system = openSystem(toySystem);

test('[R1] a system is played from outside without its types', () => {
  const ready = system.ready({ kind: 'toss', goal: 4, luck: true });
  expect(namePool(ready.plan)).toBe('1d6');
  expect(ready.description).toBe('Toss for 4');
  const roll = ready.open([2]);
  expect(roll.outcome()).toEqual({ kept: 2, headline: 'failure' });
  const group = at(roll.next().groups, 0);
  const pick = { dice: [0] };
  expect(rerolledDice(group, pick)).toEqual([0]);
  const taken = roll.take(writeStep(group, pick, [6]));
  expect(taken.words({ roller: 'Mira' }).sides).toEqual([{ id: 'roller', name: 'Mira', total: '6', winner: true }]);
  expect(taken.words().sentence).toBe('Success: 6 against 4.');
  expect(taken.next().groups).toEqual([]);
  expect(taken.effects()).toMatchObject([{ side: 'roller', text: 'has spent the luck' }]);
  expect(taken.follow()).toMatchObject([{ label: 'Toss higher', request: { goal: 5 } }]);
  expect(system.open(JSON.parse(JSON.stringify(taken.record))).outcome()).toEqual(taken.outcome());
  expect(taken.description).toBe('Toss for 4');
  expect(taken.plan).toEqual(planDice(1, 6, 'roller'));
});

test('[R1] sheets and changes are read before they are used', () => {
  expect(system.applyChange(system.emptySheet, 'luck-spent')).toEqual({ luck: 0 });
  expect(system.readSheet({ luck: 2 })).toEqual({ luck: 2 });
  expect(system.fill({ kind: 'toss', goal: 2 }, 'roller', { luck: 0 })).toMatchObject({ goal: 2, luck: false });
  expect(() => system.readSheet({ luck: -1 })).toThrow();
  expect(() => system.applyChange(system.emptySheet, 'luck-doubled')).toThrow();
  expect(() => system.fill({ kind: 'toss', goal: 'two' }, 'roller', { luck: 1 })).toThrow('goal');
});

const group = (type: StepGroup['type'], more: Partial<StepGroup> = {}): StepGroup => ({
  type,
  dice: [0, 2],
  choose: 1,
  options: [],
  label: type,
  forced: false,
  ...more,
});

test.each<readonly [StepGroup, object, readonly number[]]>([
  [group('reroll', { by: 'fate', side: 1 }), { type: 'reroll', die: 2, face: 5, by: 'fate', side: 1 }, [2]],
  [group('reroll-tied-crits'), { type: 'reroll-tied-crits', faces: [5, 6] }, [0, 2]],
  [group('keep', { side: 'player' }), { type: 'keep', dice: [2], side: 'player' }, []],
  [group('choose'), { type: 'choose', option: 'one' }, []],
  [group('treat-as-critical'), { type: 'treat-as-critical' }, []],
  [group('move'), { type: 'move', piece: 'one' }, []],
])('[R3] a pick in a group writes the step that it means: %#', (offered, step, rerolled) => {
  const pick = { dice: [2], option: 'one' };
  expect(rerolledDice(offered, pick)).toEqual(rerolled);
  expect(writeStep(offered, pick, [5, 6])).toEqual(step);
});

test('[R3] steps stand in the order in which they were made', () => {
  const twist = { type: 'reroll', by: 'twist', die: 0 };
  const ready = openSystem(crossroads).ready({ kind: 'skill', fateDice: 2 });
  const roll = ready
    .open([1, 2, 6])
    .take({ ...twist, face: 4 })
    .take({ ...twist, face: 3 });
  expect(roll.record.steps).toEqual([
    { ...twist, face: 4 },
    { ...twist, face: 3 },
  ]);
  expect(roll.words().dice[0]?.faces).toEqual([1, 4, 3]);
});

test('[R2] a pool is named by kinds of dice in plan order', () => {
  expect(namePool([...planDice(2, 20, 0), ...planDice(1, 4, 0, 'bonus'), ...planDice(1, 20, 1)])).toBe('3d20 + 1d4');
});

test('[R1] a die without a face is a fault of the program', () => {
  expect(() => presentFace({ faces: [], reasons: [] })).toThrow('always has a face');
});
