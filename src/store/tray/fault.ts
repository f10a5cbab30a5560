import { isRuleError } from '@clatter/engine';

/** Why something can't be done now: what is wrong and what would be right, and where in the request it lies. */
export interface Fault {
  readonly message: string;
  readonly path?: string;
  /** The position in a notation's text, from 0. */
  readonly position?: number;
}

/** What the rules refused, as data; a failure of the program itself is told as such. */
export function faultOf(error: unknown): Fault {
  if (!isRuleError(error)) {
    return { message: `The rules failed on this${error instanceof Error ? ` (${error.message})` : ''}.` };
  }
  const { message, path, position } = error;
  return {
    message,
    ...(path === undefined ? {} : { path }),
    ...(position === undefined ? {} : { position }),
  };
}

export type OrFault<Answer> = { readonly fault: Fault } | Answer;
