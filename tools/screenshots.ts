import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { touchHand } from '../e2e/support/touchHand';
import { createTray } from '../e2e/support/tray';
import { withBuiltTray } from './builtTray';
import { root } from './run.mjs';
import { type Scene, scenes } from './screenshots/scenes';

/** Everything goes here, which git ignores; `npm run screenshots -- diecon` takes only scenes with that in their name. */
const folder = `${root}.cache/screenshots`;
/** What README.md shows. */
const pictures = `${root}tools/screenshots/pictures`;
const inReadme = ['diecon-overkill 360x740 dark', 'crossroads-skill-double 1440x900 light'];

const screens = [
  { width: 360, height: 740, dense: 2 },
  { width: 768, height: 1024, dense: 1 },
  { width: 1440, height: 900, dense: 1 },
];
const themes = ['light', 'dark'] as const;
const stage = { width: 1280, height: 720 };
const evening = new Date(2026, 0, 17, 20, 15).getTime();
const minute = 60_000;
/** Milliseconds. */
const landing = 2_000;

const words = process.argv.slice(2);
const wanted = scenes.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
mkdirSync(pictures, { recursive: true });
await withBuiltTray(async ({ browser, address }) => {
  await Promise.all(screens.map((screen) => pictureAll(browser, address, screen)));
});
console.log(`${wanted.length} results are pictured in ${folder}`);

/** Sets each scene up on a screen of this size and takes it in both themes, with the stage beside the widest. */
async function pictureAll(
  browser: Browser,
  address: string,
  { width, height, dense }: (typeof screens)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: dense,
    hasTouch: true,
    reducedMotion: 'reduce',
    baseURL: address,
  });
  const page = await context.newPage();
  const hand = touchHand(page);
  const tray = createTray(page, hand);
  await page.clock.setFixedTime(evening);
  await tray.open();
  const onStage = width === 1440 ? await openStage(context) : undefined;
  for (const [place, scene] of wanted.entries()) {
    await page.clock.setFixedTime(evening + place * minute);
    await rollScene(page, scene);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const name = `${scene.name} ${width}x${height} ${theme}`;
      await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
      if (inReadme.includes(name)) {
        const path = `${pictures}/${name.replaceAll(' ', '-')}.jpg`;
        await page.screenshot({ path, type: 'jpeg', quality: 78, animations: 'disabled' });
      }
    }
    // Where the clock stands still, the stage would wait for the dice for ever.
    await page.clock.setFixedTime(evening + place * minute + landing);
    await onStage?.getByText('Rolling…').waitFor({ state: 'detached' });
    await onStage?.screenshot({ path: `${folder}/${scene.name} stage.png`, animations: 'disabled' });
  }
  await context.close();

  async function rollScene(into: Page, { system, kind, prepare, faces, name }: Scene): Promise<void> {
    try {
      await tray.setUp(system, kind);
      await prepare?.(into, hand);
      await tray.roll(faces);
      await into.waitForTimeout(300);
    } catch (error) {
      throw new Error(`${name} at ${width}x${height}`, { cause: error });
    }
  }
}

async function openStage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(stage);
  await page.goto('?view=stage');
  return page;
}
