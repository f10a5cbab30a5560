import fc from 'fast-check';

import type { FreeRequest } from '../../systems/free';

const space = fc.constantFrom('', ' ', '\t', '\u00a0', '  ');
const diceText = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    sides: fc.constantFrom('4', '6', '8', '10', '12', '20', '100', '%', '06'),
    suffix: fc.constantFrom('', 'kh', 'kl', 'dh', 'dl', 'KH', 'Dl'),
    selected: fc.integer({ min: 1, max: 12 }),
    gap: space,
  })
  .map(({ count, sides, suffix, selected, gap }) =>
    suffix === ''
      ? `${String(count)}d${sides}`
      : `${String(count)}D${sides}${gap}${suffix}${String(Math.min(selected, count))}`,
  );
const term = fc.oneof({ weight: 3, arbitrary: diceText }, fc.integer({ min: 0, max: 9999 }).map(String));
const sign = fc.constantFrom('+', '-', '\u2212');

/** Notations of up to six terms, spaced in every way that is allowed. */
export const freeRequests: fc.Arbitrary<FreeRequest> = fc
  .tuple(fc.constantFrom('', '+', '-'), fc.array(fc.tuple(term, sign, space, space), { minLength: 1, maxLength: 6 }))
  .map(([first, terms]) =>
    terms.map(([text, join, before, after], place) => (place === 0 ? first : before + join + after) + text).join(''),
  )
  .map((text) => ({ kind: 'notation', text }));
