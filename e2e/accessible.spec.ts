import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { everyKind } from './support/kinds';
import { test } from './support/test';

async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

async function lookAtBothThemes(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, { at: `${at}, light` });
  await lookAtColours(page, at, ['dark']);
}

async function lookAtColours(page: Page, at: string, themes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, { at: `${at}, ${colorScheme}`, coloursOnly: true });
  }
}

for (const system of new Set(everyKind.map((form) => form.system))) {
  test(`axe finds nothing, light or dark, on the forms of ${system}, everything unfolded`, async ({
    page,
    tray,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'A form is the same on a wide screen.');
    await tray.open();
    for (const { kind } of everyKind.filter((form) => form.system === system)) {
      await tray.setUp(system, kind);
      await expect(tray.rollButton).toBeEnabled();
      await unfoldAll(page);
      await lookAtBothThemes(page, `${system}, ${kind ?? 'form'}`);
    }
  });
}

const tones: readonly (readonly [readonly number[], string])[] = [
  [[15, 5], 'Success'],
  [[9, 9], 'Grazing hit'],
  [[5, 15], 'Failure'],
  [[1, 15], 'Critical failure'],
  [[20, 20], 'Reroll the tied crits'],
  [[20, 5], 'Critical success'],
];

test('axe finds nothing, light or dark, on cards of every tone', async ({ page, tray }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Contest');
  for (const [faces, title] of tones) {
    await tray.roll(faces);
    await expect(tray.card.getByRole('heading')).toHaveText(title);
    await lookAtColours(page, title, ['light', 'dark']);
  }
  await expectAccessible(page);
});

test('axe finds nothing, light or dark, in dialogs', async ({ page, tray, hand, hasTouch }) => {
  test.skip(!hasTouch, 'A phone has every dialog.');
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
