import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test } from './support/test';
import { lookAtColours } from './support/themes';

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
