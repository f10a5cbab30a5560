import { expect } from '@playwright/test';
import { test } from './support/test';

test('broken stored texts leave a tray that rolls, and are set aside', async ({ page, tray }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Saving throw');
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names).toContain('clatter.forms');
  let rolls = 0;
  for (const text of ['{broken', 'null', '[]', '"x"', '{"state":null,"version":1}']) {
    await page.evaluate((broken) => {
      for (const name of ['clatter.forms', 'clatter.settings', 'clatter.shelf']) localStorage.setItem(name, broken);
    }, text);
    await page.reload();
    await expect(page.getByText(/set aside/).first()).toBeVisible();
    await tray.rollButton.click();
    rolls += 1;
    await expect(tray.status).toHaveText(new RegExp(`^Roll ${rolls}\\.`));
    const kept = await page.evaluate(() => Object.keys(localStorage).map((name) => localStorage.getItem(name)));
    expect(kept).toContain(text);
  }
});

test('a draft that is none of its system leaves a fresh form', async ({ page, tray }) => {
  await page.addInitScript(() => {
    const drafts = { 'ludo/contest': { kind: 'contest', sides: 'x' }, 'd20/check': null, 'free/notation': 7 };
    const state = { system: 'nowhere', kinds: { ludo: 'x' }, drafts, seats: {}, realDice: {} };
    localStorage.setItem('clatter.forms', JSON.stringify({ state, version: 1 }));
  });
  await tray.open();
  await expect(tray.rollButton).toHaveAccessibleName('Roll 2d20, Contest');
  await tray.setUp('Free rolls');
  await expect(tray.rollButton).toHaveAccessibleName('Roll 1d20');
});

test('a browser that refuses storage says so beside the form and, on a phone, above the card', async ({
  page,
  tray,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    });
  });
  await tray.open();
  const told = page.getByText(/not saved on this device/).filter({ visible: true });
  await expect(told).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep this roll…' }).scrollIntoViewIfNeeded();
  await tray.rollButton.click();
  await expect(page.getByRole('article').getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(told).toHaveCount(1);
});
