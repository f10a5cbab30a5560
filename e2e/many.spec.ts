import { expect } from '@playwright/test';
import { test } from './support/test';

test('five hundred rolls leave five hundred rows after a reload', async ({ page, tray }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Movement');
  await tray.rollButton.evaluate(async (button: HTMLElement) => {
    for (let roll = 0; roll < 500; roll += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(tray.status).toHaveText(/^Roll 500\. Move \d squares?\./, { timeout: 20_000 });
  await page.reload();
  await tray.history(async (rows) => {
    await expect(rows.first()).toHaveAttribute('aria-setsize', '500');
    await expect(rows.first()).toContainText('500 · ');
  });
  await expect(tray.card).toContainText('Roll 500');
});

test('twenty rolls in two seconds are all kept, and only the last one’s dice lie on the tray', async ({
  page,
  tray,
}) => {
  await tray.open();
  await tray.setUp('DIE-CON');
  await tray.rollButton.focus();
  for (let roll = 0; roll < 20; roll += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(80);
  }
  await expect(tray.status).toHaveText(/^Roll 20\./);
  await expect(tray.rollButton).toBeFocused();
  await expect(page.getByRole('region', { name: 'Dice tray' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('img', { name: 'rolling' })).toHaveCount(0);
  await tray.history(async (rows) => {
    await expect(rows.first()).toHaveAttribute('aria-setsize', '20');
    await expect(rows.first()).toContainText('20 · ');
  });
});
