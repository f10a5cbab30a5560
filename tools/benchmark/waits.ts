import type { Browser } from '@playwright/test';
import { setUpBigParty } from './bigParty';
import { type Figure, quantile } from './figures';
import { recordPage, takeRecords } from './recorder';
import { freeRoll, openTable, phone, slow } from './table';
import { watchLog } from './watchLog';

const rolls = 40;
const share = 0.95;

/** Milliseconds from the finger on Roll to the result in the page. */
async function told(
  browser: Browser,
  address: string,
  setting: Parameters<typeof openTable>[2],
): Promise<readonly number[]> {
  const table = await openTable(browser, address, setting);
  const times: number[] = [];
  for (let roll = 0; roll < rolls; roll += 1) {
    await table.roll();
    times.push((await takeRecords(table.page)).told ?? Number.NaN);
  }
  await table.close();
  return times;
}

/** Milliseconds from when the page hears of a tap on Roll to the roll standing in the log. */
async function stored(browser: Browser, address: string): Promise<readonly number[]> {
  const table = await openTable(browser, address, { setUp: freeRoll('2d20') });
  await watchLog(table.page);
  const times: number[] = [];
  for (let roll = 0; roll < rolls; roll += 1) {
    await table.page.evaluate(() => (window.stored = []));
    await table.roll();
    times.push(
      await table.page.evaluate(() => {
        const { pressed, heard = Number.NaN } = window.recorder;
        return (window.stored[0] ?? Number.NaN) - pressed - heard;
      }),
    );
  }
  await table.close();
  return times;
}

/** Milliseconds that a tap takes to reach a page with nothing but a button. */
async function bareTap(browser: Browser, slowed: number): Promise<readonly number[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await recordPage(page);
  await page.goto('data:text/html,<button>Roll</button>');
  await slow(page, slowed);
  const times: number[] = [];
  for (let tap = 0; tap < rolls; tap += 1) {
    await page.getByRole('button').tap();
    times.push((await takeRecords(page)).heard ?? Number.NaN);
    await page.waitForTimeout(100);
  }
  await context.close();
  return times;
}

/** From the finger on Roll to the result in the page, and to the roll kept for good. */
export async function waitFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const still = { slowed: 4, still: true };
  const figure = (what: string, values: readonly number[], target?: number): Figure => ({
    what: `${what}, 95th percentile`,
    measured: quantile(values, share),
    unit: 'ms',
    ...(target === undefined ? {} : { target }),
  });
  const tap = 'tap on Roll to the outcome';
  const fewDice = freeRoll('2d20');
  return [
    figure('bare page, processor slowed 4x: tap to its being heard', await bareTap(browser, still.slowed)),
    figure(
      `${tap}, reduced motion, processor slowed 4x`,
      await told(browser, address, { ...still, setUp: fewDice }),
      100,
    ),
    figure(
      `${tap}, the same with 30 characters and 100 kept rolls`,
      await told(browser, address, { ...still, setUp: setUpBigParty }),
      100,
    ),
    figure(`${tap}, 2 dice`, await told(browser, address, { setUp: fewDice }), 900),
    figure(`${tap}, 40 dice`, await told(browser, address, { setUp: freeRoll('40d20') }), 900),
    figure('tap heard by the page to the roll kept for good', await stored(browser, address), 10),
  ];
}

/** What still moves in the tenth second after a roll. */
export async function restFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const table = await openTable(browser, address, { setUp: freeRoll('6d20') });
  await table.page.waitForTimeout(9_000);
  await takeRecords(table.page);
  const animations = await table.page.evaluate(async () => {
    let most = 0;
    for (let look = 0; look < 10; look += 1) {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      most = Math.max(most, running.length);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return most;
  });
  const { requests } = await takeRecords(table.page);
  await table.close();
  return [
    { what: 'calls of requestAnimationFrame in the tenth second', measured: requests, unit: '', target: 0 },
    { what: 'animations running in the tenth second', measured: animations, unit: '', target: 0 },
  ];
}
