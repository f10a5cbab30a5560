import { expect } from '@playwright/test';
import { test } from './support/test';

// At 200 % a window of 1280 by 800 has room for half as much.
const windows = [
  { name: 'a laptop at 200 %', width: 640, height: 400 },
  { name: 'a wide screen at 200 %', width: 960, height: 540 },
  { name: 'a phone that is turned', width: 740, height: 360 },
  { name: 'a phone with its keyboard open', width: 360, height: 400 },
];

for (const { name, width, height } of windows) {
  test(`${name} rolls and reads without scrolling sideways, Roll always in view`, async ({ page, tray, hand }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tray.open();
    await tray.setUp('D20', 'Attack');
    const expectRoom = async (): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(tray.rollButton).toBeInViewport({ ratio: 1 });
    };
    await expectRoom();
    await hand.write(page.getByRole('spinbutton', { name: 'Ability modifier' }), '5');
    await expectRoom();
    await tray.roll([14]);
    await expect(tray.card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Dice tray' }).getByRole('listitem')).toBeInViewport();
    await expectRoom();
  });
}
