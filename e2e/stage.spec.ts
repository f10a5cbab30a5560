import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { giveFaces } from './support/faces';
import { test } from './support/test';

const fullHd = { width: 1920, height: 1080 };

async function openStage(context: BrowserContext, address = './?view=stage'): Promise<Page> {
  const stage = await context.newPage();
  await stage.setViewportSize(fullHd);
  await stage.goto(address);
  return stage;
}

async function openTray(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Free' }).click();
  await expect(page.getByRole('button', { name: /^Roll \d*d\d/ })).toBeVisible();
}

async function roll(page: Page, ...faces: number[]): Promise<void> {
  await giveFaces(page, faces);
  await page.getByRole('button', { name: /^Roll \d*d\d/ }).click();
}

/** From now on the page notes when, in milliseconds, a text is first to be read in it. */
async function watchFor(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const note = (): void => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label'));
      if (![document.body.innerText, document.title, ...labels].join(' ').includes(wanted)) return;
      document.documentElement.dataset.seen = String(Date.now());
      watch.disconnect();
    };
    const watch = new MutationObserver(note);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }, text);
  return async () => Number((await page.locator('html').getAttribute('data-seen')) ?? 0);
}

const headline = (stage: Page) => stage.getByRole('heading', { level: 1 });

test('the stage waits, follows the tray, and tells nothing before the dice have settled there', async ({
  page,
  context,
}) => {
  await openTray(page);
  const stage = await openStage(context);
  await expect(headline(stage)).toHaveText('The dice will tell');
  await expectAccessible(stage);
  await page.bringToFront();
  const [seenHere, seenThere] = await Promise.all([watchFor(page, 'Total 17'), watchFor(stage, '17')]);
  await roll(page, 17);
  await expect(headline(stage)).toHaveText('Total 17');
  await expect(stage.getByRole('main')).toContainText('Roll 1');
  expect(await seenHere()).toBeGreaterThan(0);
  expect(await seenThere()).toBeGreaterThanOrEqual(await seenHere());
  await expectAccessible(stage);
});

test('a hidden roll does not leak', async ({ page, context }) => {
  await openTray(page);
  const stage = await openStage(context);
  await page.bringToFront();
  await roll(page, 4);
  await expect(headline(stage)).toHaveText('Total 4');
  const seen = await watchFor(stage, '13');
  await page.getByRole('button', { name: 'Only this screen' }).click();
  await roll(page, 13);
  await expect(page.getByRole('article')).toContainText('Total 13');
  await expect(headline(stage)).toHaveText('Hidden roll');
  expect(await page.title()).not.toContain('13');
  await roll(page, 5);
  await expect(headline(stage)).toHaveText('Total 5');
  expect(await seen()).toBe(0);
});

test('either window can be reloaded, and several rolls in a row end with the last', async ({ page, context }) => {
  await openTray(page);
  const stage = await openStage(context);
  await page.bringToFront();
  await roll(page, 8);
  await expect(headline(stage)).toHaveText('Total 8');
  await stage.reload();
  await expect(headline(stage)).toHaveText('Total 8');
  await page.reload();
  await roll(page, 11);
  await expect(headline(stage)).toHaveText('Total 11');
  await giveFaces(page, [1, 2, 3, 4, 19]);
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('r');
  await expect(headline(stage)).toHaveText('Total 19');
  await expect(stage.getByRole('main')).toContainText('Roll 7');
  await expect(stage.locator('li img, li [role=img]').filter({ visible: true })).toHaveCount(1);
});

test('the key opens it in a window of its own, and opens no second one', async ({ page, context }) => {
  await openTray(page);
  const opening = context.waitForEvent('page');
  await page.keyboard.press('s');
  const stage = await opening;
  await expect(headline(stage)).toHaveText('The dice will tell');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Open the stage' }).click();
  await expect(headline(stage)).toHaveText('The dice will tell');
  expect(context.pages()).toHaveLength(2);
});

test('the background is chosen by address or menu, and the menu rests out of sight', async ({ context }) => {
  const stage = await openStage(context, './?view=stage&background=chroma');
  await expect(headline(stage)).toBeVisible();
  const corner = { x: 2, y: 2, width: 1, height: 1 };
  const green = await stage.screenshot({ clip: corner });
  await stage.emulateMedia({ colorScheme: 'dark' });
  expect((await stage.screenshot({ clip: corner })).equals(green)).toBe(true);
  const menu = stage.getByRole('group', { name: 'Background' });
  const opacity = () => menu.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);
  expect(await opacity()).toBe('0');
  await stage.mouse.move(300, 300);
  await expect.poll(opacity).toBe('1');
  await stage.getByRole('radio', { name: 'Plain' }).check({ force: true });
  await expect(stage).toHaveURL(/background=plain/);
  expect((await stage.screenshot({ clip: corner })).equals(green)).toBe(false);
  await stage.mouse.move(600, 300);
  await expect.poll(opacity, { timeout: 6_000 }).toBe('0');
});

test('at 1920 by 1080 the headline has 72 px at least, all else 32, and nothing needs to scroll', async ({
  page,
  context,
}) => {
  await page.goto('./');
  const stage = await openStage(context);
  await page.bringToFront();
  const rolls = [
    { system: 'Ludicrous Ludo', faces: [20, 9, 12] },
    { system: 'DIE-CON', faces: [6, 4, 4, 5, 4, 3] },
    { system: 'D20', faces: [17, 3] },
    { system: 'Crossroads', faces: [6, 5, 5, 1] },
    { system: 'Free', faces: [100, 3, 3] },
  ];
  for (const [place, { system, faces }] of rolls.entries()) {
    await page.getByRole('tab', { name: system }).click();
    await roll(page, ...faces);
    await expect(stage.getByRole('main')).toContainText(`Roll ${place + 1}`);
    await expect(headline(stage)).not.toHaveText('Rolling…');
    const sizes = await stage.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const found: { text: string; size: number; heading: boolean }[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement;
        if (element === null || (node.textContent ?? '').trim() === '' || !element.checkVisibility()) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        found.push({ text: node.textContent ?? '', size, heading: element.tagName === 'H1' });
      }
      return found;
    });
    expect(sizes.filter(({ heading }) => heading)).toHaveLength(1);
    expect(sizes.filter(({ size, heading }) => size < (heading ? 72 : 32))).toEqual([]);
    expect(await stage.evaluate(() => document.documentElement.scrollHeight)).toBe(fullHd.height);
  }
});
