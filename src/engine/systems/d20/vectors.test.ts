import { expect, test } from 'vitest';

import { isRuleError } from '../../core/errors';
import cases from '../../vectors/d20.json';
import { d20 } from '.';

function result(record: unknown): unknown {
  try {
    return { expect: d20.resolve(d20.read(record)) };
  } catch (error) {
    if (!isRuleError(error)) throw error;
    return { error: error.code };
  }
}

test.each(cases.map(({ id, note, ...given }) => [id, note ?? '', given] as const))(
  '[D1] the shared cases: %s %s',
  (_id, _note, { system, request, faces, steps, ...told }) => {
    expect(result({ system, request, faces, steps })).toStrictEqual(told);
  },
);
