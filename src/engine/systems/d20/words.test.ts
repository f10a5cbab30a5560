import { expect, test } from 'vitest';

import { d20 } from '.';

const reroll = { type: 'reroll', by: 'inspiration', die: 0, face: 17 };
const choice = { kind: 'save', dc: 12, chooseToFail: true };

function words(request: object, faces: readonly number[], steps: readonly unknown[] = [], names = {}) {
  return d20.words(d20.read({ system: 'd20', request, faces, steps }), names);
}

test.each([
  [
    { kind: 'attack', ac: 15, modifier: 5, proficiency: { level: 1, applies: true }, advantage: 1 },
    [17, 4],
    'Hit: 24 against AC 15. Dice 17 (4 dropped). 17 + 5 + 2 = 24.',
  ],
  [{ kind: 'attack', ac: 15, modifier: 2 }, [3], 'Miss: 5 against AC 15. Dice 3. 3 + 2 = 5.'],
  [
    { kind: 'attack', ac: 30, modifier: -5 },
    [20],
    'Critical hit: 15 against AC 30; a natural 20 hits whatever the AC. Dice 20. 20 − 5 = 15.',
  ],
  [
    { kind: 'attack', ac: null, disadvantage: 1 },
    [1, 20],
    'Automatic miss: 1 against an unknown AC; a natural 1 misses whatever the AC. Dice 1 (20 dropped).',
  ],
  [{ kind: 'check', dc: 15 }, [15], 'Success: 15 against DC 15; a tie with the DC is enough. Dice 15.'],
  [{ kind: 'check', dc: 15 }, [20], 'Success: 20 against DC 15. Dice 20.'],
  [{ kind: 'save', dc: 25, modifiers: [-1, 0] }, [20], 'Failure: 19 against DC 25. Dice 20. 20 − 1 = 19.'],
  [{ kind: 'save' }, [7], 'Total: 7 against an unknown DC. Dice 7.'],
  [choice, [], 'Failure: the save is failed by choice. No dice.'],
  [
    {
      kind: 'check',
      dc: 9,
      bonusDice: [
        { count: 2, sides: 4 },
        { count: 1, sides: 6, sign: -1 },
      ],
    },
    [8, 1, 4, 5],
    'Failure: 8 against DC 9. Dice 8, +2d4 1 4, −1d6 5. 8 + 5 − 5 = 8.',
  ],
  [{ kind: 'damage', dice: [{ count: 2, sides: 6 }], modifier: 3 }, [4, 2], '9 damage. Dice 4 2. 4 + 2 + 3 = 9.'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 6 }] }, [4], '4 damage. Dice 4.'],
  [
    { kind: 'damage', dice: [{ count: 1, sides: 8 }], modifier: -9, critical: true },
    [3, 4],
    '0 damage; a critical rolls every die twice. Dice 3 4. 3 + 4 − 9 = −2, raised to 0.',
  ],
])('[D17] %j with %j says the outcome first, then the dice', (request, faces, sentence) => {
  expect(words(request, faces).sentence).toBe(sentence);
});

test('[D17] a reroll is told with the old face and the new', () => {
  const attack = { kind: 'attack', ac: 15, inspiration: true, advantage: 1 };
  const better = words(attack, [3, 4], [reroll]);
  expect(better.sentence).toBe('Hit: 17 against AC 15. Dice 17 (4 dropped), rerolled 3 to 17 by Heroic Inspiration.');
  expect(better.lines).toContainEqual({
    label: 'Heroic Inspiration',
    text: '3 to 17; the new face stands',
    side: 'roller',
  });
  expect(better.dice[0]).toMatchObject({ faces: [3, 17], reasons: ['Heroic Inspiration'], mark: 'kept' });
  expect(words(attack, [3, 18], [reroll]).sentence).toContain(
    'Dice 18 (17 dropped), rerolled 3 to 17 by Heroic Inspiration.',
  );
});

test('[D17] many dice are counted instead of listed, a reroll among them still told', () => {
  const damage = { kind: 'damage', dice: [{ count: 30, sides: 6 }], modifier: 1, inspiration: true };
  const ones = Array.from({ length: 30 }, () => 1);
  expect(words(damage, ones).sentence).toBe('31 damage. 30 dice. 30 + 1 = 31.');
  expect(words(damage, ones, [{ ...reroll, die: 7, face: 6 }]).sentence).toBe(
    '36 damage. 30 dice, rerolled 1 to 6 by Heroic Inspiration. 35 + 1 = 36.',
  );
});

test('[D17] the arithmetic stands line by line, with what it means last', () => {
  const request = {
    kind: 'attack',
    ac: 12,
    modifier: 5,
    proficiency: { level: 5, applies: true },
    modifiers: [0, -1],
    bonusDice: [{ count: 1, sides: 4 }],
    disadvantage: 1,
  };
  expect(words(request, [8, 9, 3]).lines).toEqual([
    { label: 'Disadvantage', text: '8, the lower of 8 and 9', side: 'roller' },
    { label: 'Added', text: 'ability +5, proficiency +3, other −1, 1d4 +3', side: 'roller' },
    { label: 'Total', text: '8 + 5 + 3 − 1 + 3 = 18 against AC 12', side: 'roller' },
    { label: 'Meaning', text: '6 above the AC' },
  ]);
  expect(words({ kind: 'check', advantage: 1, dc: 5 }, [8, 9]).lines).toEqual([
    { label: 'Advantage', text: '9, the higher of 8 and 9', side: 'roller' },
    { label: 'Total', text: '9 against DC 5', side: 'roller' },
    { label: 'Meaning', text: '4 above the DC' },
  ]);
});
