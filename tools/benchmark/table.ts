import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { recordPage } from './recorder';

export interface BenchmarkTable {
  readonly page: Page;
  /** Taps Roll and waits until the page has told the result. */
  readonly roll: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Setting {
  /** Opens the form whose roll is measured. */
  readonly setUp: (page: Page) => Promise<void>;
  readonly slowed?: number;
  /** With reduced motion. */
  readonly still?: boolean;
}

/** Milliseconds; two taps within a shorter time are taken for one. */
const betweenTaps = 450;

/** A phone, held upright. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

/** Opens a free roll of a notation. */
export function freeRoll(notation: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('tab', { name: 'Free rolls' }).tap();
    await page.getByRole('textbox', { name: 'Notation' }).fill(notation);
    await expect(rollButton(page)).toHaveAccessibleName(`Roll ${notation}`);
  };
}

/** A phone with the tray open on a form, its processor slowed so many times. */
export async function openTable(
  browser: Browser,
  address: string,
  { setUp, slowed = 1, still = false }: Setting,
): Promise<BenchmarkTable> {
  const context = await browser.newContext({ ...phone, reducedMotion: still ? 'reduce' : 'no-preference' });
  const page = await context.newPage();
  await recordPage(page);
  await page.goto(address);
  await setUp(page);
  const button = rollButton(page);
  const status = page.getByRole('status');
  let rolls = 0;
  const roll = async (): Promise<void> => {
    rolls += 1;
    await button.tap();
    await expect(status).toHaveText(new RegExp(`^Roll ${rolls}\\.`));
    await page.waitForTimeout(betweenTaps);
  };
  await roll();
  await slow(page, slowed);
  await roll();
  return { page, roll, close: () => context.close() };
}

function rollButton(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name: /^Roll\b/ });
}

/** Slows the processor for a page so many times. */
export async function slow(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
