import { describe, expect, test } from 'vitest';

import { resultOf } from '../testing/refusals';
import crossroads from './crossroads.json';
import d20 from './d20.json';
import diecon from './diecon.json';
import free from './free.json';
import ludo from './ludo.json';

interface Case {
  readonly id: string;
  readonly note?: string | undefined;
  readonly system: string;
}

describe.each(Object.entries({ ludo, diecon, d20, crossroads, free }))('the shared cases of %s', (_, cases) => {
  test.each(cases.map(({ id, note, ...given }: Case) => [id, note ?? '', given] as const))('[R1] %s %s', (...told) => {
    const { expect: expected, error, ...record }: { system: string; expect?: unknown; error?: unknown } = told[2];
    // Strict equality tells zero from negative zero, and an absent field from an undefined one.
    expect(resultOf(record)).toStrictEqual(error === undefined ? { expect: expected } : { error });
  });
});
