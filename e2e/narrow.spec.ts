import { expect, type Page } from '@playwright/test';
import { everyKind } from './support/kinds';
import { test } from './support/test';

test.use({ viewport: { width: 320, height: 568 } });

/** Nothing is wider than the screen, but for lines that are meant to be drawn along under a finger. */
async function expectNarrow(page: Page, at: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const drawnAlong = (element: Element): boolean =>
      element.matches('[role=tablist], [role=group][aria-label=Pathway]') ||
      element.querySelector(':scope > label > input[type=radio]') !== null;
    return [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { overflowX } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll' || element === document.body;
      if (!scrolls || drawnAlong(element) || element.scrollWidth <= element.clientWidth + 1) return [];
      return `${element.tagName} ${element.className}: ${element.scrollWidth} in ${element.clientWidth}`;
    });
  });
  expect(wide, at).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(320);
}

test('at 320 pixels no form, card, history or dialog scrolls sideways, and Roll stays in view', async ({
  page,
  tray,
  hand,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tray.open();
  for (const [place, { system, kind }] of everyKind.entries()) {
    const at = `${system}, ${kind ?? 'form'}`;
    await tray.setUp(system, kind);
    await expect(tray.rollButton).toBeEnabled();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectNarrow(page, at);
    await expect(tray.rollButton).toBeInViewport({ ratio: 1 });
    await tray.rollButton.tap();
    await expect(tray.card).toContainText(`Roll ${place + 1}`);
    await expectNarrow(page, `card of ${at}`);
    await expect(tray.rollButton).toBeInViewport({ ratio: 1 });
  }
  await hand.press(page.getByRole('button', { name: 'Type in real dice' }));
  await hand.press(tray.rollButton);
  await expect(page.getByRole('dialog', { name: 'What did your dice show?' })).toBeVisible();
  await expectNarrow(page, 'real dice');
  await hand.press(page.getByRole('button', { name: 'Close' }));
  await hand.press(page.getByRole('button', { name: 'Settings and help' }));
  await expect(page.getByRole('dialog', { name: 'Settings and help' })).toBeVisible();
  await expectNarrow(page, 'settings');
  await hand.press(page.getByRole('button', { name: 'Close' }));
  await tray.history(async (rows) => {
    await expectNarrow(page, 'history');
    await hand.press(rows.first().getByRole('button', { expanded: false }));
    await expectNarrow(page, 'opened row');
  });
});
