import { expect, test } from 'vitest';

import { isRuleError } from '../../core/errors';
import cases from '../../vectors/ludo.json';
import { ludo } from '.';

function result(record: unknown): unknown {
  try {
    return { expect: ludo.resolve(ludo.read(record)) };
  } catch (error) {
    if (!isRuleError(error)) throw error;
    return { error: error.code };
  }
}

test.each(cases.map(({ id, note, ...given }) => [id, note ?? '', given] as const))(
  '[L1] the shared cases: %s %s',
  (_id, _note, { system, request, faces, steps, ...told }) => {
    expect(result({ system, request, faces, steps })).toStrictEqual(told);
  },
);
