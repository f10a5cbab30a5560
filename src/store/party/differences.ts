/** One place where data differs: keys and list positions from the outside in, joined by dots; "" for all of it. */
export interface Difference {
  readonly path: string;
  readonly value: unknown;
}

/** Where the second differs from the first, as finely as both have a place for it; a list of another length as one. */
export function differencesOf(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (Object.is(before, after)) return [];
  if (!isRecord(before) || !isRecord(after) || !haveSamePlaces(before, after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differencesOf(readAt(before, key), readAt(after, key), joined(path, key)));
}

/** What stands at a path; undefined where there is no such place. */
export function readAt(data: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), data);
}

/** The same data with other values at these places; a place that is not there is passed over. */
export function withDifferences(data: unknown, differences: readonly Difference[]): unknown {
  return differences.reduce((changed, { path, value }) => withValue(changed, keysOf(path), value), data);
}

function withValue(data: unknown, [key, ...inner]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    return items.map((item, place) => (String(place) === key ? withValue(item, inner, value) : item));
  }
  if (!isRecord(data) || (inner.length > 0 && !isRecord(data[key]))) return data;
  return { ...data, [key]: withValue(data[key], inner, value) };
}

function haveSamePlaces(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  return !Array.isArray(before) || !Array.isArray(after) || before.length === after.length;
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

function keysOf(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
