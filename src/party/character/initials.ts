/** The text's first letters as a reader sees them: an emoji or a letter with its marks is one. */
function firstGrapheme(text: string): string {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return Array.from(text)[0] ?? '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}

/** One or two whole letters that stand for a name, of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstGrapheme(first)}${firstGrapheme(last)}`.toLocaleUpperCase() || '?';
}
