import { expect, test } from 'vitest';

import { initialsOf } from './initials';

test.each([
  ['Mira', 'M'],
  ['  odo   of the ford ', 'OF'],
  ['👩‍🚀 Ríona', '👩‍🚀R'],
  ['e\u0301lan', 'E\u0301'],
  ['مرحبا', 'م'],
  ['नमस्ते', 'न'],
  ['<b>x</b>', '<'],
  ['   ', '?'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
