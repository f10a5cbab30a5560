import { expect, test } from 'vitest';

import { planDice } from './dice';
import { layOut, sayDice, sayRerolls } from './diceWords';
import { addFace, startDice } from './record';

const all = () => true;

test('[R1] dice are told the kept ones first, those dropped after them', () => {
  expect(sayDice(startDice([17]), all)).toBe('Dice 17');
  expect(sayDice(startDice([4, 17, 9]), (place) => place === 1)).toBe('Dice 17 (4 and 9 dropped)');
  expect(sayDice(startDice([4, 2]), () => false)).toBe('Dice 4 2, all dropped');
  expect(sayDice(startDice([4, 2]), all, 'Ann d20')).toBe('Ann d20 4 2');
});

test('[R1] of more than twenty dice only their number is told', () => {
  const many = (count: number) => startDice(Array.from({ length: count }, () => 3));
  expect(sayDice(many(20), all)).toBe(`Dice ${'3 '.repeat(20).trim()}`);
  expect(sayDice(many(21), all)).toBe('21 dice');
  expect(sayDice(many(21), (place) => place > 0)).toBe('21 dice (1 dropped)');
  expect(sayDice(many(21), all, 'Ann')).toBe('Ann 21 dice');
});

test('[R3] a rerolled die tells each old face, the new one and why', () => {
  const [first, second] = startDice([3, 5]);
  if (first === undefined || second === undefined) throw new Error('There are two dice.');
  expect(sayRerolls([first, second])).toBe('');
  const twice = addFace(addFace(first, 6, 'luck'), 2, 'skill');
  expect(sayRerolls([twice, addFace(second, 1, 'luck')])).toBe(
    ', rerolled 3 to 6 by luck, 6 to 2 by skill and 5 to 1 by luck',
  );
  expect(sayRerolls([twice], (reason) => `for ${reason}`)).toBe(', rerolled 3 to 6 for luck and 6 to 2 for skill');
});

test('[R2] dice lie in plan order, in a row for each side', () => {
  const plan = [...planDice(1, 20, 'one'), ...planDice(1, 6, 'two', 'bonus'), ...planDice(1, 20, 'one')];
  const [first, second, third] = startDice([12, 4, 7]);
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are three dice.');
  const laid = layOut(plan, [first, addFace(second, 6, 'luck'), third], (place) => place < 2);
  expect(laid.dice).toEqual([
    { side: 'one', sides: 20, role: 'main', faces: [12], reasons: [], mark: 'kept' },
    { side: 'two', sides: 6, role: 'bonus', faces: [4, 6], reasons: ['luck'], mark: 'kept' },
    { side: 'one', sides: 20, role: 'main', faces: [7], reasons: [], mark: 'dropped' },
  ]);
  expect(laid.rows).toEqual([
    { side: 'one', dice: [0, 2] },
    { side: 'two', dice: [1] },
  ]);
});
