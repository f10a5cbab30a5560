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

/** Tells a refusal of the rules from a fault of the program. */
export function isRuleError(value: unknown): value is RuleError {
  return typeof value === 'object' && value !== null && ruleErrors.has(value);
}
