import { type Browser, expect, type Page } from '@playwright/test';
import { recordPage } from './recorder';

export interface BenchmarkTable {
  readonly page: Page;
  /** Taps Roll and waits until the page has told the result. */
  readonly roll: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Milliseconds; two taps within a shorter time are taken for one. */
const betweenTaps = 450;

/** A phone with the tray open on a free roll of this notation, its processor slowed so many times. */
export async function openTable(
  browser: Browser,
  address: string,
  { notation, slowed = 1, still = false }: { notation: string; slowed?: number; still?: boolean },
): Promise<BenchmarkTable> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  await recordPage(page);
  await page.goto(address);
  await page.getByRole('tab', { name: 'Free rolls' }).tap();
  await page.getByRole('textbox', { name: 'Notation' }).fill(notation);
  const button = page.getByRole('contentinfo').getByRole('button', { name: /^Roll\b/ });
  await expect(button).toHaveAccessibleName(`Roll ${notation}, ${notation}`);
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

/** Slows the processor for a page so many times. */
export async function slow(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
