import type { Words } from '../../core/words';

const unsound = /undefined|NaN|\[object|(^|[^\d])[-\u2212]0(?!\d)|(^|\s)-\d| {2}|^\s|\s$|^$/;

function textsOf(words: Words): readonly string[] {
  return [
    words.title,
    words.sentence,
    ...words.sides.flatMap(({ name, total }) => (total === undefined ? [name] : [name, total])),
    ...words.lines.flatMap(({ label, text }) => [label, text]),
    ...words.dice.flatMap(({ reasons }) => reasons),
    ...words.links.map(({ text }) => text),
  ];
}

/** Throws where a text is broken, a die is told twice or not at all, or a link names a die that is not there. */
export function requireSoundWords(words: Words, dice: number): void {
  const broken = textsOf(words).filter((text) => unsound.test(text));
  if (broken.length > 0) throw new Error(`Broken texts: ${JSON.stringify(broken)}`);
  if (!words.sentence.endsWith('.')) throw new Error(`No full stop: ${words.sentence}`);
  if (words.dice.length !== dice) throw new Error(`${dice} dice told as ${words.dice.length}.`);
  const placed = new Set(words.rows.flatMap((row) => row.dice));
  const rows = words.rows.reduce((total, row) => total + row.dice.length, 0);
  if (placed.size !== dice || rows !== dice) throw new Error(`The rows do not hold each of ${dice} dice once.`);
  const strays = [...placed, ...words.links.flatMap((link) => link.dice)].filter((die) => !(die >= 0 && die < dice));
  if (strays.length > 0) throw new Error(`There are no dice ${strays.join(', ')}.`);
}
