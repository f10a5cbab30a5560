import { expect, test } from 'vitest';
import { faultAt } from './faultAt';

test('a fault belongs to the field it names and to whatever holds that field', () => {
  const fault = { message: 'Too many.', path: 'damage.dice.0.count' };
  expect(faultAt(fault, 'damage.dice')).toBe('Too many.');
  expect(faultAt(fault, 'damage.dice.0.count')).toBe('Too many.');
  expect(faultAt(fault, 'damage.modifier')).toBeUndefined();
  expect(faultAt(fault, 'dam')).toBeUndefined();
  expect(faultAt({ message: 'Odd.' }, 'dice')).toBeUndefined();
  expect(faultAt(undefined, 'dice')).toBeUndefined();
});
