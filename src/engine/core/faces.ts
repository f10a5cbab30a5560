import { at } from './numbers';

/** Gives `count` random 32-bit words. */
export type WordSource = (count: number) => ArrayLike<number>;

const wordRange = 2 ** 32;
const wordsPerDraw = 65_536 / Uint32Array.BYTES_PER_ELEMENT;

/** The face, 1..sides, that a word gives; undefined for a word in the uneven rest, which is thrown away [R8]. */
export function faceOfWord(word: number, sides: number): number | undefined {
  const evenRange = Math.floor(wordRange / sides) * sides;
  return word < evenRange ? 1 + (word % sides) : undefined;
}

/** Draws a face for each die in plan order, asking for as many words as dice are still needed [R8]. */
export function drawFaces(dice: readonly { readonly sides: number }[], words: WordSource): readonly number[] {
  const faces: number[] = [];
  while (faces.length < dice.length) {
    const drawn = words(Math.min(dice.length - faces.length, wordsPerDraw));
    for (const word of Array.from(drawn)) {
      const face = faceOfWord(word, at(dice, faces.length).sides);
      if (face !== undefined) faces.push(face);
    }
  }
  return faces;
}
