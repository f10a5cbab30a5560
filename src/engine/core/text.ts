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

/** "17 + 5 = 22", or "22" where nothing is added; parts of 0 are left out. */
export function sumText(parts: readonly number[], total: number): string {
  const added = parts.filter((part) => part !== 0);
  return added.length < 2 ? plain(total) : `${addition(added)} = ${plain(total)}`;
}

/** "Attack, advantage": what is rolled with an edge that does not add up. */
export function withEdge(what: string, edge: -1 | 0 | 1): string {
  if (edge === 0) return what;
  return `${what}, ${edge > 0 ? 'advantage' : 'disadvantage'}`;
}

/** "6 above the goal", "2 below the AC", or that a tie is enough. */
export function sayMargin(margin: number, target: string): string {
  if (margin === 0) return `A tie: exactly the ${target}, which is enough`;
  return `${String(Math.abs(margin))} ${margin > 0 ? 'above' : 'below'} the ${target}`;
}

/** "1 die", "3 dice". */
export function count(amount: number, one: string, many: string): string {
  return `${String(amount)} ${amount === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c"; or with another word before the last: "a, b or c". */
export function list(parts: readonly string[], word = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${at(parts, parts.length - 1)}`;
}

/** The same text for a voice: "minus 3" for "−3", "12 times 6" for "12 × 6", no bare signs. */
export function forTheEar(text: string): string {
  return text
    .replace(/ \u2212 /g, ' minus ')
    .replace(/\u2212(?=\d)/g, 'minus ')
    .replace(/ \+ /g, ' plus ')
    .replace(/\+(?=\d)/g, 'plus ')
    .replace(/ = /g, ' is ')
    .replace(/ \u00d7 /g, ' times ');
}
