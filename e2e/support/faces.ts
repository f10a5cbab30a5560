import type { Page } from '@playwright/test';

/**
 * The dice of this page will show these faces, in the order in which they are drawn, from its next load on and, where it
 * is loaded, at once. After a reload they begin anew. Drawing more than were given is an error.
 */
export async function giveFaces(page: Page, faces: readonly number[]): Promise<void> {
  await page.addInitScript(replaceChance, faces);
  await page.evaluate(replaceChance, faces);
}

// Runs in the page, so it can use nothing from here.
function replaceChance(faces: readonly number[]): void {
  const left = [...faces];
  const draw = Crypto.prototype.getRandomValues.bind(crypto);
  crypto.getRandomValues = (words) => {
    // The dice are drawn as whole words; anything else is a tool's that looks at the page.
    if (!(words instanceof Uint32Array)) return draw(words);
    for (const position of words.keys()) {
      const face = left.shift();
      if (face === undefined) throw new RangeError('The test gave too few faces.');
      // A face is one more than the remainder of its word.
      words[position] = face - 1;
    }
    return words;
  };
}
