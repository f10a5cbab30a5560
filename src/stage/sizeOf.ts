export type TextSize = 'large' | 'medium' | 'small';

/** How large a text can stand: large up to the first length, medium up to the second, small beyond. */
export function sizeOf(text: string, [large, medium]: readonly [number, number]): TextSize {
  const length = [...text].length;
  if (length <= large) return 'large';
  return length <= medium ? 'medium' : 'small';
}
