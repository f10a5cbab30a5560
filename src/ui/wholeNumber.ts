const minus = '\u2212';
const written = /^\s*([+\-\u2212\u2013]?)\s*(\d{1,15})\s*$/;
const begun = /^\s*[+\-\u2212\u2013]?\s*$/;

/** Reads a whole number with a plus, a hyphen or a true minus sign (U+2212); `undefined` for any other text. */
export function readWhole(text: string): number | undefined {
  const [, sign, digits] = written.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const size = Number(digits);
  return sign === '' || sign === '+' || size === 0 ? size : -size;
}

/** Nothing yet, or a sign alone: not right, but not wrong either while somebody is typing. */
export function isBegun(text: string): boolean {
  return begun.test(text);
}

/** "7" or "−3", with a true minus sign; `sign` writes "+7" too. */
export function showWhole(value: number, sign = false): string {
  if (value < 0) return `${minus}${String(-value)}`;
  return sign ? `+${String(value)}` : String(value);
}
