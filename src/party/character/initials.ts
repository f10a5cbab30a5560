// To make one takes longer than all else that a party draws.
const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : undefined;

/** The text's first letter as a reader sees it: an emoji or a letter with its marks is one. */
function firstGrapheme(text: string): string {
  if (segmenter === undefined) return Array.from(text)[0] ?? '';
  const [first] = segmenter.segment(text);
  return first?.segment ?? '';
}

/** One or two whole letters that stand for a name, of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstGrapheme(first)}${firstGrapheme(last)}`.toLocaleUpperCase() || '?';
}
