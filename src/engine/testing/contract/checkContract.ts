import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { RollRecord } from '../../core/record';
import type { RuleSystem } from '../../core/rules';
import { requireTrueOffers } from './offers';
import { playRandomly, requireReplay, requireSoundEnd } from './playRandomly';
import { requireSoundWords } from './soundWords';

/** How many random rolls each system is put through, and how many of them with every step that could be written. */
const rolls = 10_000;
const rollsWithEveryStep = 150;

/** What every system promises [R1]; call it in each system's test with an arbitrary over all its requests. */
export function checkContract<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  requests: fc.Arbitrary<Request>,
): void {
  const visitClosely = (record: RollRecord<Request>) => {
    requireSoundWords(rules.words(record), record.faces.length);
    requireTrueOffers(rules, record);
    requireReplay(rules, record);
  };

  test.each(rules.kinds.map((kind) => [kind.name, kind.start] as const))(
    '[R1] %s: the starting request reads back to itself and can be rolled',
    (_, start) => {
      expect(rules.readRequest(JSON.parse(JSON.stringify(start)))).toEqual(start);
      expect(rules.describe(start)).toMatch(/\S/);
      requireSoundEnd(rules, playRandomly(rules, start, [1, 2, 3], visitClosely));
    },
  );

  test('[R3] every step offered is accepted, every other refused, and each optional reroll lowers those left', () => {
    const seeds = fc.array(fc.nat(0xffffffff), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        playRandomly(rules, request, seed, visitClosely);
      }),
      { numRuns: rollsWithEveryStep },
    );
  });

  test('[R1] ten thousand random rolls have sound words and read back to the same outcome', { timeout: 60_000 }, () => {
    const seeds = fc.array(fc.nat(0xffffffff), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(requests, seeds, (request, seed) => {
        const record = playRandomly(rules, request, seed, (visited) => {
          requireSoundWords(rules.words(visited), visited.faces.length);
        });
        requireReplay(rules, record);
        requireSoundEnd(rules, record);
      }),
      { numRuns: rolls },
    );
  });
}
