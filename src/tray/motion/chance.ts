/** A number from 0 to 1 that is always the same for the same words: small differences between dice, never a result. */
export function variation(...words: readonly (string | number)[]): number {
  let state = 2166136261;
  for (const letter of words.join(' ')) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  state = Math.imul(state ^ (state >>> 15), 2246822507);
  state = Math.imul(state ^ (state >>> 13), 3266489909);
  return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
}
