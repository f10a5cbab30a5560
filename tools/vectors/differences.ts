/**
 * Where two plain values differ, one line a place: `hits.attacker: 1, expected 0`. The order of keys doesn't count; -0 is
 * not 0, and a key that is missing is not one that holds `undefined`.
 */
export function differences(actual: unknown, expected: unknown, place = ''): readonly string[] {
  if (Object.is(actual, expected)) return [];
  if (Array.isArray(actual) && Array.isArray(expected)) {
    if (actual.length !== expected.length) return [tell(actual, expected, place)];
    return expected.flatMap((entry, position) => differences(actual[position], entry, join(place, position)));
  }
  if (isObject(actual) && isObject(expected)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return keys.flatMap((key) => {
      if (!Object.hasOwn(actual, key)) return [`${join(place, key)}: missing, expected ${show(expected[key])}`];
      if (!Object.hasOwn(expected, key)) return [`${join(place, key)}: ${show(actual[key])}, expected no such field`];
      return differences(actual[key], expected[key], join(place, key));
    });
  }
  return [tell(actual, expected, place)];
}

function tell(actual: unknown, expected: unknown, place: string): string {
  return `${place === '' ? '' : `${place}: `}${show(actual)}, expected ${show(expected)}`;
}

function join(place: string, key: string | number): string {
  return place === '' ? String(key) : `${place}.${key}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
