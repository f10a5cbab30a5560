import { describe, expect, test } from 'vitest';

import { resultOf } from '../testing/refusals';
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
  test.each(cases)('[R1] $id: $note', ({ system, request, faces, steps, expect: expected, error }) => {
    // Strict equality tells zero from negative zero, and an absent field from an undefined one.
    const result = resultOf({ system, ...{ request, faces, steps } });
    expect(result).toStrictEqual(error === undefined ? { expect: expected } : { error });
  });
});
