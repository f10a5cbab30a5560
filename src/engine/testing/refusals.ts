import { isRuleError } from '../core/errors';
import { ruleSystems } from '../ruleSystems';

/** The code of a refusal by the rules, or "accepted". Throws what is no refusal. */
export function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (isRuleError(error)) return error.code;
    throw error;
  }
  return 'accepted';
}

/** What a record of any system comes to: its outcome, or the code of its refusal. */
export function resultOf(record: {
  readonly system: string;
}): { readonly expect: unknown } | { readonly error: string } {
  const system = ruleSystems.find(({ id }) => id === record.system);
  if (system === undefined) throw new Error(`There is no system ${record.system}.`);
  let outcome: unknown;
  const code = codeOf(() => {
    outcome = system.open(record).outcome();
  });
  return code === 'accepted' ? { expect: outcome } : { error: code };
}
