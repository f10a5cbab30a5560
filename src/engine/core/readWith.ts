import * as v from 'valibot';

import { ruleError } from './errors';

type Issue = v.BaseIssue<unknown>;

function isObject(input: unknown): input is object {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** The same data with nothing at a path where a key is missing, so that the field itself says what it takes. */
function withNothingAt(data: unknown, [key, ...rest]: readonly unknown[]): unknown {
  if (typeof key === 'number' && Array.isArray(data)) {
    return data.map((element: unknown, place) => (place === key ? withNothingAt(element, rest) : element));
  }
  if (!isObject(data)) return undefined;
  const inner = Object.entries(data).find(([name]) => name === key);
  return { ...data, [String(key)]: withNothingAt(inner?.[1], rest) };
}

function lacksKey({ type, expected }: Issue): boolean {
  return type === 'object' && String(expected).startsWith('"');
}

function kindsOf(expected: string | null): string {
  return String(expected)
    .replace(/[()]/g, '')
    .replaceAll(' | ', ', ')
    .replace(/"([^"]*)"/g, '“$1”');
}

function whatIsRight(issue: Issue): string {
  if (issue.type !== 'variant') return issue.message;
  const kinds = kindsOf(issue.expected);
  return kinds.includes(', ') ? `must be one of ${kinds}` : `must be ${kinds}`;
}

/** Reads with a schema. Throws `invalid-request` that names the field and what would be right. */
export function readWith<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown, name: string): Output {
  if (!isObject(input)) {
    throw ruleError('invalid-request', `The ${name} must be an object { kind, … }.`);
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const { path: steps } = issue;
  if (steps === undefined) throw ruleError('invalid-request', `The ${name} ${issue.message}.`);
  const keys = steps.map(({ key }) => key);
  if (lacksKey(issue)) return readWith(schema, withNothingAt(input, keys), name);
  const path = keys.map(String).join('.');
  const missing = issue.received === 'undefined' ? 'is missing; it ' : '';
  throw ruleError('invalid-request', `“${path}” ${missing}${whatIsRight(issue)}.`, { path });
}
