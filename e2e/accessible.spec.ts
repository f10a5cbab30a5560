import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { everyKind } from './support/kinds';
import { test } from './support/test';
import type { Tray } from './support/tray';

async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

async function lookAtBothThemes(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, { at: `${at}, light` });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { at: `${at}, dark`, coloursOnly: true });
}

async function setContest(tray: Tray, faces: readonly number[], title: string): Promise<void> {
  await tray.roll(faces);
  await expect(tray.card.getByRole('heading')).toHaveText(title);
}

test.describe('axe finds nothing, light or dark,', () => {
  for (const system of new Set(everyKind.map((form) => form.system))) {
    test(`on the forms of ${system}, everything unfolded`, async ({ page, tray }) => {
      await tray.open();
      for (const { kind } of everyKind.filter((form) => form.system === system)) {
        await tray.setUp(system, kind);
        await expect(tray.rollButton).toBeEnabled();
        await unfoldAll(page);
        await lookAtBothThemes(page, `${system}, ${kind ?? 'form'}`);
      }
    });
  }

  test('on cards of every tone and in dialogs', async ({ page, tray, hand }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tray.open();
    await tray.setUp('Ludicrous Ludo', 'Contest');
    const tones: readonly (readonly [readonly number[], string])[] = [
      [[20, 5], 'Critical success'],
      [[15, 5], 'Success'],
      [[9, 9], 'Grazing hit'],
      [[5, 15], 'Failure'],
      [[1, 15], 'Critical failure'],
      [[20, 20], 'Reroll the tied crits'],
    ];
    for (const [faces, title] of tones) {
      await setContest(tray, faces, title);
      await lookAtBothThemes(page, title);
    }
    await hand.press(page.getByRole('button', { name: 'Type in real dice' }));
    await hand.press(tray.rollButton);
    await lookAtBothThemes(page, 'real dice');
    await hand.press(page.getByRole('button', { name: 'Close' }));
    await hand.press(page.getByRole('button', { name: 'Settings and help' }));
    await unfoldAll(page);
    await lookAtBothThemes(page, 'settings');
    await hand.press(page.getByRole('button', { name: 'Close' }));
    await tray.history(async (rows) => {
      await hand.press(rows.first().getByRole('button', { expanded: false }));
      await lookAtBothThemes(page, 'history');
    });
  });
});
