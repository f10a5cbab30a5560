import { expect } from '@playwright/test';
import { test } from './support/test';

test('a card starts at its outcome, however far down the form was', async ({ page, tray }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tray.open();
  await tray.setUp('D20', 'Check');
  await page.getByRole('button', { name: 'Keep this roll…' }).scrollIntoViewIfNeeded();
  await tray.rollButton.click();
  const title = page.getByRole('article').getByRole('heading');
  await expect(title).toBeVisible();
  await expect(title).toBeInViewport({ ratio: 1 });
});
