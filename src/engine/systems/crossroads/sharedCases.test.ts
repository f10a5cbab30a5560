import { expect, test } from 'vitest';

import { isRuleError } from '../../core/errors';
import cases from '../../vectors/crossroads.json';
import { crossroads } from '.';

function outcomeOrCode(written: unknown): unknown {
  try {
    return crossroads.resolve(crossroads.read(written));
  } catch (error) {
    if (isRuleError(error)) return error.code;
    throw error;
  }
}

test.each(cases.map((written) => [written.id, written] as const))('[X1] to [X21] the shared case %s', (_, written) => {
  expect(outcomeOrCode(written)).toStrictEqual('error' in written ? written.error : written.expect);
});
