import { expect, test } from 'vitest';

import { d20 } from '.';

const choice = { kind: 'save', dc: 12, chooseToFail: true };

function words(request: object, faces: readonly number[], steps: readonly unknown[] = [], names = {}) {
  return d20.words(d20.read({ system: 'd20', request, faces, steps }), names);
}

test.each([
  [{ kind: 'attack', ac: 30 }, [20], 'A natural 20: a hit whatever the AC, and every damage die is rolled twice'],
  [{ kind: 'attack', ac: 1 }, [1], 'A natural 1: a miss whatever the AC'],
  [{ kind: 'attack', ac: null }, [12], 'Ask whether 12 reaches the AC'],
  [{ kind: 'check', dc: 12 }, [12], 'A tie: exactly the DC, which is enough'],
  [{ kind: 'check', dc: 14 }, [12], '2 below the DC'],
  [{ kind: 'save', dc: 22 }, [20], '2 below the DC; a natural 20 decides attacks only'],
  [{ kind: 'save', dc: 5, modifier: 9 }, [1], '5 above the DC; a natural 1 decides attacks only'],
  [{ kind: 'check', dc: 5 }, [1], '4 below the DC'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 6 }] }, [2], 'What the target takes'],
  [
    { kind: 'damage', dice: [{ count: 1, sides: 6 }], critical: true },
    [2, 2],
    'Critical: every die twice, the modifier once',
  ],
  [choice, [], 'Failed by choice, so nothing is rolled'],
])('[D17] what %j with %j means', (request, faces, text) => {
  expect(words(request, faces).lines.at(-1)).toEqual({ label: 'Meaning', text });
});

test.each([
  [{ kind: 'attack', ac: 5 }, [20], 'Critical hit', 'triumph'],
  [{ kind: 'attack', ac: 5 }, [6], 'Hit', 'success'],
  [{ kind: 'attack', ac: 5 }, [4], 'Miss', 'failure'],
  [{ kind: 'attack', ac: 5 }, [1], 'Automatic miss', 'disaster'],
  [{ kind: 'check', dc: 5 }, [20], 'Success', 'success'],
  [{ kind: 'check', dc: 5 }, [1], 'Failure', 'failure'],
  [{ kind: 'check' }, [20], 'Total 20', 'neutral'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 6 }] }, [6], '6 damage', 'neutral'],
  [choice, [], 'Failure', 'failure'],
])('[D17] %j with %j is titled “%s”, its tone %s', (request, faces, title, tone) => {
  expect(words(request, faces)).toMatchObject({ title, tone });
});

test('[D17] the roller wins by succeeding; a name given by the table is used', () => {
  const attack = { kind: 'attack', ac: 15 };
  expect(words(attack, [16]).sides).toEqual([{ id: 'roller', name: 'Roller', total: '16', winner: true }]);
  expect(words(attack, [3], [], { roller: 'Aria' }).sides).toEqual([
    { id: 'roller', name: 'Aria', total: '3', winner: false },
  ]);
  expect(words(attack, [16], [], { target: 'Ogre' }).sentence).toBe('Hit: 16 against Ogre, AC 15. Dice 16.');
  expect(words({ ...attack, ac: null }, [16], [], { target: 'Ogre' }).sentence).toContain(
    'against Ogre, an unknown AC',
  );
  expect(words(choice, [], [], { roller: 'Aria' }).sides).toEqual([{ id: 'roller', name: 'Aria', winner: false }]);
  const damage = { kind: 'damage', dice: [{ count: 1, sides: 6 }] };
  expect(words(damage, [4], [], { roller: 'Aria' }).sides).toEqual([
    { id: 'roller', name: 'Aria', total: '4', winner: false },
  ]);
  expect(words(damage, [4]).sides).toMatchObject([{ name: 'Roller' }]);
  expect(words({ ...attack, ac: null }, [16]).sides).toMatchObject([{ winner: false }]);
});

test('[D17] the die that does not count is marked, and a natural 20 or 1 on an attack is pointed out', () => {
  const attack = words({ kind: 'attack', ac: 5, advantage: 1, bonusDice: [{ count: 1, sides: 4 }] }, [3, 20, 2]);
  expect(attack.dice.map((die) => [die.role, die.sides, die.mark])).toEqual([
    ['main', 20, 'dropped'],
    ['main', 20, 'kept'],
    ['bonus', 4, 'kept'],
  ]);
  expect(attack.rows).toEqual([{ side: 'roller', dice: [0, 1, 2] }]);
  expect(attack.links).toEqual([{ kind: 'crit', dice: [1], text: 'Natural 20' }]);
  expect(words({ kind: 'attack', ac: 5 }, [1]).links).toEqual([{ kind: 'crit', dice: [0], text: 'Natural 1' }]);
  expect(words({ kind: 'check', dc: 5 }, [20]).links).toEqual([]);
  expect(words(choice, [])).toMatchObject({ dice: [], rows: [], links: [] });
});

test.each([
  [{ kind: 'attack', advantage: 1 }, 'Attack, advantage'],
  [{ kind: 'attack', disadvantage: 2 }, 'Attack, disadvantage'],
  [{ kind: 'check', advantage: 1, disadvantage: 2 }, 'Check'],
  [{ kind: 'check', ability: 'wisdom' }, 'Wisdom check'],
  [{ kind: 'check', ability: 'wisdom', tool: 'Lute' }, 'Lute check'],
  [{ kind: 'check', ability: 'wisdom', tool: 'Lute', skill: 'sleight-of-hand' }, 'Sleight of Hand check'],
  [{ kind: 'save' }, 'Save'],
  [{ kind: 'save', ability: 'dexterity', disadvantage: 1 }, 'Dexterity save, disadvantage'],
  [{ kind: 'save', chooseToFail: true, advantage: 1 }, 'Save, failed by choice'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 6 }] }, 'Damage'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 6 }], critical: true }, 'Critical damage'],
])('[D17] %j is described as “%s”', (request, description) => {
  expect(d20.describe(d20.readRequest(request))).toBe(description);
});
