import { expect, test as base } from '@playwright/test';
import type { Hand } from './hand';
import { keyboardHand } from './keyboardHand';
import { touchHand } from './touchHand';
import { createTray, type Tray } from './tray';

interface Fixtures {
  /** Messages that a test means to bring about. */
  readonly allowedNoise: readonly RegExp[];
  readonly quiet: undefined;
  /** Touch alone on the phone, keys alone on the desktop. */
  readonly hand: Hand;
  readonly tray: Tray;
}

/** A test that fails on any error or warning in any of its pages. */
export const test = base.extend<Fixtures>({
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
  hand: async ({ page, hasTouch }, use) => {
    await use(hasTouch ? touchHand(page) : keyboardHand(page));
  },
  tray: async ({ page, hand }, use) => {
    await use(createTray(page, hand));
  },
});
