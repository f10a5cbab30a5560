/** Dice at the end of a notation: what stands before them, how many, their sides, and their suffix. */
interface LastDice {
  readonly before: string;
  readonly count: number;
  readonly sides: string;
  readonly suffix: string;
  readonly selected: number;
}

const diceAtEnd = /^(.*?)(\d*)[dD](\d+|%)(?:[ \t\u00a0]*([kKdD][hHlL])(\d*))?[ \t\u00a0]*$/s;
const signAtEnd = /[ \t\u00a0]*[+\-\u2212][ \t\u00a0]*$/;
const lastPart = /(?:[kKdD][hHlL]\d*|[+\-\u2212]|\d*[dD][\d%]*|\d+|.)$/s;
const mostInTerm = 100;

function lastDiceOf(text: string): LastDice | undefined {
  const [, before, count, sides, suffix = '', selected] = diceAtEnd.exec(text) ?? [];
  if (before === undefined || sides === undefined) return undefined;
  return {
    before,
    count: count === undefined || count === '' ? 1 : Number(count),
    sides: sides === '%' ? '100' : sides,
    suffix: suffix.toLowerCase(),
    selected: selected === undefined || selected === '' ? 1 : Number(selected),
  };
}

/** Whether the notation ends with dice, so that a suffix may follow. */
export function endsWithDice(text: string): boolean {
  return lastDiceOf(text) !== undefined;
}

/** The notation with one die more: "2d6" and d6 give "3d6", and d8 then "3d6 + 1d8". */
export function writeDie(text: string, sides: number): string {
  const last = lastDiceOf(text);
  if (last?.suffix === '' && last.sides === String(sides) && last.count < mostInTerm) {
    return `${last.before}${String(last.count + 1)}d${last.sides}`;
  }
  const die = `1d${String(sides)}`;
  const start = text.trimEnd();
  if (start === '') return die;
  return signAtEnd.test(start)
    ? `${writeSign(start.replace(signAtEnd, ''), signOf(start))}${die}`
    : `${start} + ${die}`;
}

function signOf(text: string): '+' | '\u2212' {
  return text.endsWith('+') ? '+' : '\u2212';
}

/** The notation with a sign at its end, in place of one that stood there. */
export function writeSign(text: string, sign: '+' | '\u2212'): string {
  const start = text.trimEnd().replace(signAtEnd, '');
  return start === '' ? sign : `${start} ${sign} `;
}

/** The notation whose last dice have this suffix: once more keeps or drops one more, after all of them none. */
export function writeSuffix(text: string, suffix: string): string {
  const last = lastDiceOf(text);
  if (last === undefined) return text;
  const dice = `${last.before}${String(last.count)}d${last.sides}`;
  const selected = last.suffix === suffix ? last.selected + 1 : 1;
  return selected > last.count ? dice : `${dice}${suffix}${String(selected)}`;
}

/** The notation without its last part: a suffix, dice, a number or a sign. */
export function removeLast(text: string): string {
  return text.trimEnd().replace(lastPart, '').trimEnd();
}
