import fc from 'fast-check';

import type { DieconRequest } from '../../systems/diecon';

const abilities = fc.constantFrom(0, 0, 1, 2);
const pool = fc.record({ dice: fc.integer({ min: 0, max: 6 }), rerolls: abilities, opponentRerolls: abilities });

/** Contests of small pools, with and without abilities. */
export const dieconRequests: fc.Arbitrary<DieconRequest> = fc
  .record({
    kind: fc.constant('contest' as const),
    attacker: pool,
    defender: pool,
    overkill: fc.boolean(),
    passiveDefence: fc.boolean(),
    jam: fc.boolean(),
  })
  .filter(({ attacker, defender }) => attacker.dice + defender.dice > 0);
