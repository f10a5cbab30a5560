import type { Browser } from '@playwright/test';
import { type Figure, quantile } from './figures';
import { takeRecords } from './recorder';
import { openTable } from './table';

const rolls = 20;
const share = 0.95;

interface Waits {
  readonly told: readonly number[];
  readonly durable: readonly number[];
}

async function waits(browser: Browser, address: string, options: Parameters<typeof openTable>[2]): Promise<Waits> {
  const table = await openTable(browser, address, options);
  const told: number[] = [];
  const durable: number[] = [];
  for (let roll = 0; roll < rolls; roll += 1) {
    await table.roll();
    const records = await takeRecords(table.page);
    told.push(records.told ?? Number.NaN);
    durable.push(records.durable ?? Number.NaN);
  }
  await table.close();
  return { told, durable };
}

/** From the finger on Roll to the result in the page, and to the roll kept for good. */
export async function waitFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const still = await waits(browser, address, { notation: '2d20', slowed: 4, still: true });
  const moving = await waits(browser, address, { notation: '2d20' });
  const many = await waits(browser, address, { notation: '40d20' });
  const figure = (what: string, values: readonly number[], target: number): Figure => ({
    what: `tap on Roll to ${what}, 95th percentile`,
    measured: quantile(values, share),
    unit: 'ms',
    target,
  });
  return [
    figure('the outcome, reduced motion, processor slowed 4x', still.told, 100),
    figure('the outcome, 2 dice', moving.told, 900),
    figure('the outcome, 40 dice', many.told, 900),
    figure('the roll kept for good', moving.durable, 10),
  ];
}

/** What still moves in the tenth second after a roll. */
export async function restFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const table = await openTable(browser, address, { notation: '6d20' });
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
