import { expect } from '@playwright/test';
import { test } from './support/test';

test('one intent is one roll: a double tap, a double click or a held key', async ({ page, tray, hasTouch }) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Movement');
  if (hasTouch) {
    const box = await tray.rollButton.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    await expect(tray.status).toHaveText(/^Roll 1\./);
  } else {
    await tray.rollButton.dblclick();
    await expect(tray.status).toHaveText(/^Roll 1\./);
    await tray.rollButton.focus();
    for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(tray.status).toHaveText(/^Roll 2\./);
    await expect(tray.rollButton).toBeFocused();
    await expect(tray.rollButton).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Space');
    await expect(tray.status).toHaveText(/^Roll 3\./);
  }
  const rolls = hasTouch ? 1 : 3;
  await tray.history(async (rows) => {
    await expect(rows).toHaveCount(rolls);
  });
});
