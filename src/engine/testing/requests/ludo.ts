import fc from 'fast-check';

import type { LudoRequest } from '../../systems/ludo';

const whole = fc.integer({ min: -12, max: 12 });
const sources = fc.integer({ min: 0, max: 3 });
const edge = { advantage: sources, disadvantage: sources };
const modifiers = fc.array(whole, { maxLength: 3 });
const stat = fc.constantFrom('Might', 'Wit', '');
const sides = fc.constantFrom(4 as const, 6 as const, 8 as const, 10 as const, 12 as const, 20 as const);
const dice = fc.array(fc.record({ count: fc.integer({ min: 1, max: 9 }), sides }), { minLength: 1, maxLength: 3 });

const rolling = fc.record(
  { modifiers, ...edge, stressed: fc.boolean(), stat },
  { requiredKeys: ['modifiers', 'advantage', 'disadvantage', 'stressed'] },
);
const fixed = fc.record({ fixed: whole });
const damage = fc.record({
  dice,
  modifiers,
  onGrazing: fc.constantFrom('half' as const, 'normal' as const),
  onCritical: fc.constantFrom('double' as const, 'normal' as const),
});
const contest = fc.record(
  {
    kind: fc.constant('contest' as const),
    sides: fc
      .tuple(rolling, fc.array(fc.oneof(rolling, fixed), { minLength: 1, maxLength: 4 }), fc.nat(4))
      .map(([roller, others, place]) => [...others.slice(0, place), roller, ...others.slice(place)]),
    crits: fc.boolean(),
    grazing: fc.boolean(),
    damage,
  },
  { requiredKeys: ['kind', 'sides', 'crits', 'grazing'] },
);

const text = fc.constantFrom('', 'Rain', 'A storm takes the road away and with it the bridge.', 'Sun!', '…');
const check = fc
  .record({
    die: sides,
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
    text,
    edge: fc.record(edge),
  })
  .map(({ die, cuts, text: entry, edge: counts }) => {
    const ends = cuts.filter((cut) => cut <= die).sort((left, right) => left - right);
    const rows = ends.map((to, place) => ({ from: (ends[place - 1] ?? 0) + 1, to, text: entry }));
    return { kind: 'check' as const, table: { name: entry, sides: die, rows }, ...counts };
  });

const pieces = fc.uniqueArray(
  fc.record(
    { id: fc.constantFrom('a', 'b', 'c', 'd', ''), position: fc.nat(12), name: fc.constantFrom('Rook', ' ') },
    {
      requiredKeys: ['id', 'position'],
    },
  ),
  { maxLength: 4, selector: ({ id }) => id },
);

/** Every kind of roll, contests most often. */
export const ludoRequests: fc.Arbitrary<LudoRequest> = fc.oneof(
  { weight: 4, arbitrary: contest },
  {
    weight: 1,
    arbitrary: fc.record(
      { kind: fc.constant('save' as const), goal: whole, modifiers, ...edge, stressed: fc.boolean(), stat },
      { requiredKeys: ['kind', 'goal', 'modifiers', 'advantage', 'disadvantage', 'stressed'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('damage' as const),
      dice,
      modifiers,
      multiplier: fc.constantFrom('normal' as const, 'double' as const, 'half' as const),
    }),
  },
  { weight: 1, arbitrary: check },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('punch' as const), attackModifier: whole, ...edge }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'movement' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('penalty' as const),
      pieces,
      friendly: fc.array(fc.nat(12), { maxLength: 3 }),
    }),
  },
);
