import { defineRules } from '../../core/defineRules';
import { refuseStep } from '../../core/errors';
import { emptySheet, freeSchema } from './request';
import { readingOf, startFree } from './resolve';
import { freeWords } from './words';
import { writeNotation } from './writeNotation';

export { type FreeRequest, freeSchema } from './request';
export type { FreeOutcome } from './resolve';

function unchanged<Value>(value: Value): Value {
  return value;
}

/** Free rolls: dice notation [F1] to [F9]. */
export const free = defineRules({
  id: 'free',
  name: 'Free rolls',
  kinds: [{ id: 'notation', name: 'Notation', start: { kind: 'notation', text: '1d20' } }],
  schema: freeSchema,
  check: readingOf,
  plan: (request) => readingOf(request).plan,
  describe: (request) => writeNotation(readingOf(request).terms),
  start: startFree,
  allow: () => refuseStep('A free roll stands as it fell; roll again instead.'),
  advance: unchanged,
  outcome: (standing) => standing.outcome,
  next: () => ({ groups: [], refusals: [] }),
  words: freeWords,
  effects: () => [],
  follow: () => [],
  sheet: { schema: emptySheet, changeSchema: emptySheet, empty: {}, fill: unchanged, apply: unchanged },
});
