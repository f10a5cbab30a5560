import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

/** Makes the page believe that its tab is out of sight, or back in it; there no frame is drawn. */
async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    const state = isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('dice in a tab that is hidden lie at once, with no frame to wait for', async ({ page, tray }) => {
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => (document.hidden ? 0 : draw(callback));
  });
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Saving throw');

  await tray.giveFaces([5]);
  await tray.rollButton.click();
  await hideTab(page, true);
  await expect(tray.status).toHaveText('Roll 1. Success: 5 against a goal of 4. Dice 5.');

  await tray.giveFaces([2]);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('footer button')) {
      if (button.textContent.startsWith('Roll') && button instanceof HTMLElement) button.click();
    }
  });
  await expect(tray.status).toHaveText('Roll 2. Failure: 2 against a goal of 4. Dice 2.');

  await hideTab(page, false);
  await expect(page.getByRole('img', { name: 'rolling' })).toHaveCount(0);
  await tray.expectTold({ number: 2, title: 'Failure', sentence: 'Failure: 2 against a goal of 4. Dice 2.' });
  await tray.expectKept([{ number: 1, title: 'Success' }]);
});
