import type { CSSProperties } from 'react';

interface Room {
  /** In the stage's unit, a hundredth of its width. */
  readonly width: number;
  readonly smallest: number;
  readonly largest: number;
}

/** Of the letter size, as an average of bold letters and digits. */
const letterWidth = 0.56;

/** Letters as large as their room allows in one line; text that is too long for the smallest takes several. */
export function fitted(text: string, { width, smallest, largest }: Room): CSSProperties {
  const fitting = width / (letterWidth * Math.max(1, text.length));
  const size = Math.min(largest, Math.max(smallest, fitting));
  return { fontSize: `calc(${size.toFixed(2)} * var(--u))` };
}
