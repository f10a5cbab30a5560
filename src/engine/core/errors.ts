export type RuleErrorCode = 'invalid-request' | 'invalid-faces' | 'invalid-notation' | 'step-not-allowed';

/** Where the fault lies: a field's path (`sides.1.modifiers`), and in notation the position in the text, from 0. */
export interface RuleErrorPlace {
  readonly path?: string;
  readonly position?: number;
}

export interface RuleError extends Error, RuleErrorPlace {
  readonly code: RuleErrorCode;
}

const ruleErrors = new WeakSet();

/** An error of the rules [R4]; the message says what was wrong and what would be right. */
export function ruleError(code: RuleErrorCode, message: string, place: RuleErrorPlace = {}): RuleError {
  const error = Object.assign(new Error(message), { name: 'RuleError', code, ...place });
  ruleErrors.add(error);
  return error;
}

/** Refuses a step. Throws `step-not-allowed` [R4]; a path is that of a field of the step. */
export function refuseStep(message: string, path?: string): never {
  throw ruleError('step-not-allowed', message, path === undefined ? {} : { path });
}

/** Refuses a step for a die that the roll has not. Throws `step-not-allowed`. */
export function noDie(die: number, dice: number): never {
  const there = dice === 1 ? 'the only die is 0' : `the dice are 0 to ${String(dice - 1)}`;
  return refuseStep(`There is no die ${String(die)}; ${there}.`, 'die');
}

/** Does what may be refused; a refusal names its place from the outside, `steps.0.die`. */
export function within<Result>(path: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (!isRuleError(error)) throw error;
    throw ruleError(error.code, error.message, { path: error.path === undefined ? path : `${path}.${error.path}` });
  }
}

/** Tells a refusal of the rules from a fault of the program. */
export function isRuleError(value: unknown): value is RuleError {
  return typeof value === 'object' && value !== null && ruleErrors.has(value);
}
