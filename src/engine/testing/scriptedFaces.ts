import type { WordSource } from '../core/faces';
import { at } from '../core/numbers';

/** A source that repeats these words for ever, a little shifted each time round so that no roll hangs. */
export function wordsFrom(words: readonly number[]): WordSource {
  let drawn = 0;
  return (count) =>
    Uint32Array.from({ length: count }, () => {
      const round = Math.floor(drawn / words.length);
      const word = at(words, drawn % words.length) + round * 7919;
      drawn += 1;
      return word;
    });
}
