/** The colours that a character can have. */
export const palette = ['teal', 'oxblood', 'indigo', 'moss', 'amber', 'midnight'] as const;

export type PaletteColour = (typeof palette)[number];

/** Whether it is a colour by its name in the palette. */
export function isPaletteColour(colour: string): colour is PaletteColour {
  return palette.some((name) => name === colour);
}

/** The next colour for so many characters that are there already. */
export function nextColour(count: number): PaletteColour {
  return palette[count % palette.length] ?? 'teal';
}
