import { expect, test } from 'vitest';

import { isRuleError } from '../../core/errors';
import { diecon } from './index';

function refusalOf(request: unknown): string {
  try {
    diecon.readRequest(request);
  } catch (error) {
    if (isRuleError(error)) return `${error.code} ${error.path ?? ''}`.trim();
    throw error;
  }
  return 'accepted';
}

test('[C1] the attacker’s d6s are planned first, then the defender’s', () => {
  const request = diecon.readRequest({ kind: 'contest', attacker: { dice: 2 }, defender: { dice: 1 } });
  expect(diecon.plan(request)).toEqual([
    { sides: 6, side: 'attacker', role: 'main' },
    { sides: 6, side: 'attacker', role: 'main' },
    { sides: 6, side: 'defender', role: 'main' },
  ]);
});

test('[C1] what is left out has its usual value', () => {
  const idle = { dice: 0, rerolls: 0, opponentRerolls: 0 };
  expect(diecon.readRequest({ kind: 'contest', attacker: { dice: 1, label: 'x' }, defender: {}, label: 'y' })).toEqual({
    kind: 'contest',
    attacker: { ...idle, dice: 1 },
    defender: idle,
    overkill: true,
    passiveDefence: false,
    jam: false,
  });
});

test.each([
  [{ attacker: { dice: 100 }, defender: { dice: 100 } }, 'accepted'],
  [{ attacker: { dice: 0 }, defender: { dice: 1 } }, 'accepted'],
  [{ attacker: {}, defender: {} }, 'invalid-request attacker.dice'],
  [{ attacker: { dice: 101 }, defender: { dice: 1 } }, 'invalid-request attacker.dice'],
  [{ attacker: { dice: 1 }, defender: { dice: -1 } }, 'invalid-request defender.dice'],
  [{ attacker: { dice: 1.5 }, defender: { dice: 1 } }, 'invalid-request attacker.dice'],
  [{ attacker: { dice: '1' }, defender: { dice: 1 } }, 'invalid-request attacker.dice'],
  [{ attacker: { dice: null }, defender: { dice: 1 } }, 'invalid-request attacker.dice'],
  [{ attacker: { dice: 1, rerolls: -1 }, defender: { dice: 1 } }, 'invalid-request attacker.rerolls'],
  [{ attacker: { dice: 1, opponentRerolls: null }, defender: {} }, 'invalid-request attacker.opponentRerolls'],
  [{ attacker: { dice: 1 } }, 'invalid-request defender'],
  [{ defender: { dice: 1 } }, 'invalid-request attacker'],
  [{ attacker: [1], defender: { dice: 1 } }, 'invalid-request attacker'],
  [{ attacker: { dice: 1 }, defender: null }, 'invalid-request defender'],
  [{ attacker: { dice: 1 }, defender: { dice: 1 }, overkill: 1 }, 'invalid-request overkill'],
  [{ attacker: { dice: 1 }, defender: { dice: 1 }, overkill: null }, 'invalid-request overkill'],
  [{ attacker: { dice: 1 }, defender: { dice: 1 }, jam: 'yes' }, 'invalid-request jam'],
  [{ attacker: { dice: 1 }, defender: { dice: 1 }, passiveDefence: 0 }, 'invalid-request passiveDefence'],
])('[C1] %j is %s', (pools, result) => {
  expect(refusalOf({ kind: 'contest', ...pools })).toBe(result);
});

test('[C1] a contest is the only kind there is', () => {
  expect(refusalOf({ kind: 'duel', attacker: { dice: 1 }, defender: { dice: 1 } })).toBe('invalid-request kind');
  expect(refusalOf({ attacker: { dice: 1 }, defender: { dice: 1 } })).toBe('invalid-request kind');
});
