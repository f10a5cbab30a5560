import { expect, test } from 'vitest';

import { isRuleError } from '../../core/errors';
import { d20 } from '.';

function fault(request: unknown): string {
  try {
    d20.readRequest(request);
  } catch (error) {
    if (isRuleError(error)) return `${error.code} ${error.path ?? ''}`.trim();
    throw error;
  }
  return 'accepted';
}

const absent = { modifier: 0, modifiers: [], bonusDice: [], advantage: 0, disadvantage: 0, inspiration: false };

test('[D16] what is absent is nothing, off or not known', () => {
  expect(d20.readRequest({ kind: 'check' })).toEqual({
    kind: 'check',
    ...absent,
    dc: null,
    skillProficient: false,
    toolProficient: false,
  });
  expect(d20.readRequest({ kind: 'save' })).toEqual({ kind: 'save', ...absent, dc: null, chooseToFail: false });
  expect(d20.readRequest({ kind: 'attack' })).toEqual({ kind: 'attack', ...absent, ac: null });
  expect(d20.readRequest({ kind: 'damage', dice: [{ count: 1, sides: 6 }] })).toEqual({
    kind: 'damage',
    dice: [{ count: 1, sides: 6 }],
    modifier: 0,
    critical: false,
    inspiration: false,
  });
});

test('[D16] an absent sign is plus, absent switches of the proficiency are off', () => {
  const request = { kind: 'save', proficiency: { level: 3 }, bonusDice: [{ count: 1, sides: 4 }] };
  expect(d20.readRequest(request)).toMatchObject({
    proficiency: { level: 3, applies: false, doubled: false, halved: false },
    bonusDice: [{ count: 1, sides: 4, sign: 1 }],
  });
});

test.each([
  [{ kind: 'check', skillProficient: true }, 'invalid-request proficiency'],
  [{ kind: 'check', toolProficient: true }, 'invalid-request proficiency'],
  [{ kind: 'check' }, 'accepted'],
  [{ kind: 'check', skillProficient: true, proficiency: { level: 0 } }, 'accepted'],
  [{ kind: 'save', skillProficient: true }, 'accepted'],
  [{ kind: 'attack', toolProficient: true }, 'accepted'],
])('[D16] only a check with a skill or tool needs a proficiency: %j is %s', (request, told) => {
  expect(fault(request)).toBe(told);
});

test('[D16] a form may still lack the proficiency that a roll needs', () => {
  expect(d20.readDraft({ kind: 'check', skillProficient: true })).toMatchObject({ skillProficient: true });
});

test.each([
  [{ kind: 'check', modifier: 1.5 }, 'modifier'],
  [{ kind: 'check', modifier: '3' }, 'modifier'],
  [{ kind: 'check', modifier: null }, 'modifier'],
  [{ kind: 'check', modifiers: [1, '2'] }, 'modifiers.1'],
  [{ kind: 'check', modifiers: 2 }, 'modifiers'],
  [{ kind: 'check', modifiers: null }, 'modifiers'],
  [{ kind: 'check', advantage: -1 }, 'advantage'],
  [{ kind: 'check', disadvantage: true }, 'disadvantage'],
  [{ kind: 'check', inspiration: 1 }, 'inspiration'],
  [{ kind: 'check', dc: '15' }, 'dc'],
  [{ kind: 'check', dc: 15.5 }, 'dc'],
  [{ kind: 'attack', ac: [15] }, 'ac'],
  [{ kind: 'save', chooseToFail: 'yes' }, 'chooseToFail'],
  [{ kind: 'check', skillProficient: null }, 'skillProficient'],
  [{ kind: 'check', proficiency: null }, 'proficiency'],
  [{ kind: 'check', proficiency: [] }, 'proficiency'],
  [{ kind: 'check', proficiency: {} }, 'proficiency.level'],
  [{ kind: 'check', proficiency: { level: 31 } }, 'proficiency.level'],
  [{ kind: 'check', proficiency: { level: -1 } }, 'proficiency.level'],
  [{ kind: 'check', proficiency: { level: 1, doubled: 2 } }, 'proficiency.doubled'],
  [{ kind: 'check', bonusDice: {} }, 'bonusDice'],
  [{ kind: 'check', bonusDice: [[1, 4]] }, 'bonusDice.0'],
  [{ kind: 'check', bonusDice: [{ count: 0, sides: 4 }] }, 'bonusDice.0.count'],
  [{ kind: 'check', bonusDice: [{ count: 101, sides: 4 }] }, 'bonusDice.0.count'],
  [{ kind: 'check', bonusDice: [{ count: 1, sides: 100 }] }, 'bonusDice.0.sides'],
  [{ kind: 'check', bonusDice: [{ count: 1, sides: 4, sign: 0 }] }, 'bonusDice.0.sign'],
  [{ kind: 'check', bonusDice: [{ count: 1, sides: 4, sign: null }] }, 'bonusDice.0.sign'],
  [{ kind: 'damage' }, 'dice'],
  [{ kind: 'damage', dice: [] }, 'dice'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 7 }] }, 'dice.0.sides'],
  [{ kind: 'attack', damage: { dice: [] } }, 'damage.dice'],
  [{ kind: 'attack', damage: null }, 'damage'],
  [{ kind: 'attack', damage: { dice: [{ count: 1, sides: 6 }], modifier: 0.5 } }, 'damage.modifier'],
  [{ kind: 'initiative' }, 'kind'],
])('[D16] %j is refused at %s', (request, path) => {
  expect(fault(request)).toBe(`invalid-request ${path}`);
});

test('[D16] what is no object, or has no kind, is refused', () => {
  for (const request of [null, [], 'check', 7, undefined, {}]) expect(fault(request)).toContain('invalid-request');
});

test('[D16] the extras that name ability, skill and tool are passed over where they can’t be read', () => {
  const named = { kind: 'check', ability: 'wisdom', skill: 'insight', tool: ' Lute ' };
  expect(d20.readRequest(named)).toMatchObject({ ability: 'wisdom', skill: 'insight', tool: ' Lute ' });
  expect(d20.describe(d20.readDraft({ kind: 'check', tool: ' Lute ' }))).toBe('Lute check');
  expect(d20.readDraft({ kind: 'check', tool: '  ' })).toEqual(d20.readDraft({ kind: 'check' }));
  const odd = d20.readRequest({ kind: 'check', ability: 7, skill: null, tool: 'x'.repeat(81), label: {} });
  expect(odd).toEqual(d20.readRequest({ kind: 'check' }));
  const attack = d20.readRequest({ kind: 'attack', finesse: 'yes', ability: 'luck', ac: 3 });
  expect(attack).toEqual(d20.readRequest({ kind: 'attack', ac: 3 }));
});

test('[D16] extras change no outcome', () => {
  const roll = (request: object) => d20.resolve(d20.read({ system: 'd20', request, faces: [11] }));
  expect(roll({ kind: 'check', dc: 10, ability: 'wisdom', skill: 'insight', tool: 'Lute' })).toEqual(
    roll({ kind: 'check', dc: 10 }),
  );
  expect(roll({ kind: 'attack', ac: 10, finesse: true })).toEqual(roll({ kind: 'attack', ac: 10 }));
});
