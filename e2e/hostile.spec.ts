import { expect } from '@playwright/test';
import { test } from './support/test';

test.use({ viewport: { width: 320, height: 568 } });

const names = {
  markup: '<img src=x onerror="document.title=`run`"><script>document.title="run"</script>',
  endless: 'W'.repeat(110),
  stacked: `z${'\u0335\u0321\u034e'.repeat(19)}`,
  rightToLeft: '\u05e8\u05e9\u05d9\u05de\u05d4 12',
};

test('names are text, however they are written, and never push Roll off the screen', async ({ page, tray, hand }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tray.open();
  let number = 0;
  for (const name of Object.values(names)) {
    await tray.setUp('Ludicrous Ludo', 'Table check');
    const summary = page.locator('summary', { hasText: 'The table' });
    const field = page.getByRole('textbox', { name: 'Table name' });
    if (!(await field.isVisible())) await hand.press(summary);
    await hand.write(field, name);
    await hand.write(page.getByRole('textbox', { name: 'Entry' }).first(), name);
    await expect(tray.rollButton).toHaveAccessibleName(new RegExp(`^Roll 1d6, .*${name.slice(0, 4)}`));
    await tray.roll([1]);
    number += 1;
    await tray.expectTold({
      number,
      title: name.length > 32 ? 'Entry 1 to 2' : name,
      sentence: `${name}. Entry 1 to 2 of ${name}. Dice 1.`,
      card: [name],
    });
    await expect(tray.rollButton).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page).toHaveTitle(/Clatter/);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  }
});
