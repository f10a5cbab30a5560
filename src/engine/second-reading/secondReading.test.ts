import { describe, expect, it } from 'vitest';

import { isRuleError, ruleSystems } from '../index';
import crossroads from './crossroads.json';
import d20 from './d20.json';
import diecon from './diecon.json';
import free from './free.json';
import ludo from './ludo.json';

interface Case {
  readonly id: string;
  readonly system: string;
  readonly request: unknown;
  readonly faces: unknown;
  readonly steps: unknown;
  readonly note: string;
  readonly expect?: unknown;
  readonly error?: string | undefined;
}

const cases: readonly Case[] = [...ludo, ...diecon, ...d20, ...crossroads, ...free];

describe('a second reading of the rules', () => {
  it.each(cases)('[R1] $id: $note', ({ system, request, faces, steps, expect: expected, error }) => {
    const record = { system, request, faces, steps };
    // Strict equality tells zero from negative zero, and an absent field from an undefined one.
    expect(play(record)).toStrictEqual(error === undefined ? { outcome: expected } : { refusal: error });
  });
});

/** The record's outcome, or the code of its refusal. Throws what is no refusal of the rules. */
function play(record: Pick<Case, 'system' | 'request' | 'faces' | 'steps'>): unknown {
  const system = ruleSystems.find(({ id }) => id === record.system);
  if (system === undefined) throw new Error(`There is no system ${record.system}.`);
  try {
    return { outcome: system.open(record).outcome() };
  } catch (error) {
    if (isRuleError(error)) return { refusal: error.code };
    throw error;
  }
}
