import { expect, type Page } from '@playwright/test';
import { everyKind } from './support/kinds';
import { test } from './support/test';
import { lookAtBothThemes } from './support/themes';

async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

for (const system of new Set(everyKind.map((form) => form.system))) {
  test(`axe finds nothing, light or dark, on the forms of ${system}, everything unfolded`, async ({ page, tray }) => {
    await tray.open();
    for (const { kind } of everyKind.filter((form) => form.system === system)) {
      await tray.setUp(system, kind);
      await expect(tray.rollButton).toBeEnabled();
      await unfoldAll(page);
      await lookAtBothThemes(page, `${system}, ${kind ?? 'form'}`);
    }
  });
}

test('axe finds nothing, light or dark, in dialogs', async ({ page, tray, hand }) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Contest');
  await tray.roll([12, 7]);
  await tray.history(async (rows) => {
    await hand.press(rows.first().getByRole('button', { expanded: false }));
    await lookAtBothThemes(page, 'history');
  });
  await hand.press(page.getByRole('button', { name: 'Type in real dice' }));
  await hand.press(tray.rollButton);
  await expect(page.getByRole('dialog', { name: 'What did your dice show?' })).toBeVisible();
  await lookAtBothThemes(page, 'real dice');
  await hand.press(page.getByRole('button', { name: 'Close' }));
  await hand.press(page.getByRole('button', { name: 'Settings and help' }));
  await expect(page.getByRole('dialog', { name: 'Settings and help' })).toBeVisible();
  await unfoldAll(page);
  await lookAtBothThemes(page, 'settings');
});
