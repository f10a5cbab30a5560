import { at } from './numbers';

const minus = '\u2212';

/** "7" or "−3", with a true minus sign. */
export function plain(value: number): string {
  return value < 0 ? `${minus}${String(-value)}` : String(value);
}

/** "+7", "+0" or "−3". */
export function signed(value: number): string {
  return value < 0 ? plain(value) : `+${String(value)}`;
}

/** "17 + 5 − 2": what is added up, in order; a single part stands alone. */
export function addition(parts: readonly number[]): string {
  return parts
    .map((part, place) => (place === 0 ? plain(part) : `${part < 0 ? minus : '+'} ${String(Math.abs(part))}`))
    .join(' ');
}

/** "1 die", "3 dice". */
export function count(amount: number, one: string, many: string): string {
  return `${String(amount)} ${amount === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${at(parts, parts.length - 1)}`;
}

/** The same text for a voice: "minus 3" for "−3", "against" for a colon between scores, no bare signs. */
export function forTheEar(text: string): string {
  return text
    .replace(/ \u2212 /g, ' minus ')
    .replace(/\u2212(?=\d)/g, 'minus ')
    .replace(/ \+ /g, ' plus ')
    .replace(/\+(?=\d)/g, 'plus ')
    .replace(/ = /g, ' is ');
}
