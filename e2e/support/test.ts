import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
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
  /** A page of a second browser, which knows nothing of what the first has kept. */
  readonly otherPage: Page;
}

/** Runs this, and fails on any error or warning that a page told meanwhile. */
async function inQuiet(context: BrowserContext, allowed: readonly RegExp[], run: () => Promise<void>): Promise<void> {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`));
  await run();
  expect(noise.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
}

/** A test that fails on any error or warning in any of its pages. */
export const test = base.extend<Fixtures>({
  allowedNoise: [[], { option: true }],
  quiet: [
    async ({ context, allowedNoise }, use) => {
      await inQuiet(context, allowedNoise, () => use(undefined));
    },
    { auto: true },
  ],
  hand: async ({ page, hasTouch }, use) => {
    await use(hasTouch ? touchHand(page) : keyboardHand(page));
  },
  tray: async ({ page, hand }, use) => {
    await use(createTray(page, hand));
  },
  otherPage: async ({ browser, allowedNoise }, use) => {
    const context = await browser.newContext();
    await inQuiet(context, allowedNoise, async () => use(await context.newPage()));
    await context.close();
  },
});
