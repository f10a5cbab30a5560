import { expect, test } from 'vitest';

import { d20 } from '.';

const dice = [
  { count: 1, sides: 8 },
  { count: 1, sides: 6 },
];
const attack = { kind: 'attack', ac: 15, inspiration: true, damage: { dice, modifier: 3 } };
const reroll = { type: 'reroll', by: 'inspiration', die: 0, face: 16 };

function follow(request: object, faces: readonly number[], steps: readonly unknown[] = []) {
  return d20.follow(d20.read({ system: 'd20', request, faces, steps }));
}

test('[D11] a hit leads to its damage', () => {
  expect(follow(attack, [15])).toEqual([
    { label: 'Damage', request: { kind: 'damage', dice, modifier: 3, critical: false, inspiration: true } },
  ]);
});

test('[D11] a critical hit leads to its damage with the dice doubled', () => {
  const [damage] = follow({ ...attack, ac: 40 }, [20]);
  expect(damage).toMatchObject({ label: 'Critical damage', request: { critical: true, modifier: 3 } });
  expect(d20.plan(d20.readRequest(damage?.request)).map((die) => die.sides)).toEqual([8, 8, 6, 6]);
});

test('[D11] where the AC is not known the damage is there in case it hit', () => {
  expect(follow({ ...attack, ac: null }, [15])).toMatchObject([
    { label: 'Damage, if it hit', request: { critical: false } },
  ]);
});

test('[D11] a miss leads to nothing', () => {
  expect(follow(attack, [14])).toEqual([]);
  expect(follow(attack, [1])).toEqual([]);
  expect(follow({ ...attack, ac: null }, [1])).toEqual([]);
});

test('[D11] Heroic Inspiration goes along only while it is held', () => {
  expect(follow(attack, [3], [reroll])).toMatchObject([{ request: { inspiration: false } }]);
  expect(follow({ ...attack, inspiration: false }, [15])).toMatchObject([{ request: { inspiration: false } }]);
});

test('[D11] nothing follows an attack without damage, nor any other kind of roll', () => {
  expect(follow({ kind: 'attack', ac: 5 }, [10])).toEqual([]);
  expect(follow({ kind: 'check', dc: 5, damage: { dice } }, [10])).toEqual([]);
  expect(follow({ kind: 'damage', dice }, [8, 6])).toEqual([]);
});

test('[D11] the damage changes nothing of the attack', () => {
  const roll = (request: object) => d20.resolve(d20.read({ system: 'd20', request, faces: [15] }));
  expect(roll(attack)).toEqual(roll({ kind: 'attack', ac: 15 }));
});
