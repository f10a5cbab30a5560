import { expect, test as base } from '@playwright/test';

interface Quiet {
  /** Messages that a test means to bring about. */
  allowedNoise: readonly RegExp[];
  quiet: undefined;
}

/** A test that fails on any error or warning in any of its pages. */
export const test = base.extend<Quiet>({
  allowedNoise: [[], { option: true }],
  quiet: [
    async ({ context, allowedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`));
      await use(undefined);
      expect(noise.filter((text) => !allowedNoise.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
