import type { Browser, Page } from '@playwright/test';
import { type Figure, median } from './figures';
import { recordPage, takeRecords } from './recorder';
import { freeRoll, openTable, phone, slow } from './table';

const throws = 8;
const frameMilliseconds = 18;
const scriptMilliseconds = 3;

interface Tumbling {
  readonly script: number;
  readonly interval: number;
  readonly longest: number;
}

/** Frames of dice in the air, with a phone's screen. */
async function tumble(browser: Browser, address: string, count: number, slowed: number): Promise<Tumbling> {
  const table = await openTable(browser, address, { setUp: freeRoll(`${count}d20`), slowed });
  const seen: { script: number; interval: number }[] = [];
  let longest = 0;
  for (let time = 0; time < throws; time += 1) {
    await takeRecords(table.page);
    await table.roll();
    const { frames, longTasks } = await takeRecords(table.page);
    seen.push(...spaced(frames));
    longest = Math.max(longest, ...longTasks);
  }
  await table.close();
  return { ...medians(seen), longest };
}

function spaced(frames: readonly { at: number; script: number }[]): { script: number; interval: number }[] {
  return frames.slice(1).map(({ at, script }, before) => ({ script, interval: at - (frames[before]?.at ?? at) }));
}

function medians(frames: readonly { script: number; interval: number }[]): { script: number; interval: number } {
  return {
    script: median(frames.map(({ script }) => script)),
    interval: median(frames.map(({ interval }) => interval)),
  };
}

/** A page with nothing but a canvas of the tray's size that is cleared and marked in each frame. */
async function bareCanvas(browser: Browser, slowed: number): Promise<Tumbling> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await recordPage(page);
  await page.goto('about:blank');
  await slow(page, slowed);
  await runBareCanvas(page);
  const { frames } = await takeRecords(page);
  await context.close();
  return { ...medians(spaced(frames)), longest: 0 };
}

async function runBareCanvas(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 688;
    canvas.height = 560;
    canvas.style.width = '344px';
    document.body.append(canvas);
    const context = canvas.getContext('2d');
    for (let frame = 0; frame < 120; frame += 1) {
      await new Promise(requestAnimationFrame);
      context?.clearRect(0, 0, canvas.width, canvas.height);
      context?.fillRect(frame, frame, 40, 40);
    }
  });
}

export async function frameFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const slowed of [1, 4]) {
    const where = slowed === 1 ? '' : `, processor slowed ${slowed}x`;
    const bare = await bareCanvas(browser, slowed);
    figures.push({ what: `bare canvas${where}: interval of frames`, measured: bare.interval, unit: 'ms' });
    for (const count of [6, 30]) {
      const { script, interval, longest } = await tumble(browser, address, count, slowed);
      const what = `${count} d20s${where}`;
      const goal = (target: number): { target?: number } => (slowed === 1 ? { target } : {});
      figures.push(
        { what: `${what}: script a frame`, measured: script, unit: 'ms', ...goal(scriptMilliseconds) },
        { what: `${what}: interval of frames`, measured: interval, unit: 'ms', ...goal(frameMilliseconds) },
        { what: `${what}: longest task over 50 ms`, measured: longest, unit: 'ms', ...goal(0) },
      );
    }
  }
  return figures;
}
