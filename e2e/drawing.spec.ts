import { expect } from '@playwright/test';
import { test } from './support/test';

// Both run in the page.
const failures = {
  'a drawing that throws': () => {
    CanvasRenderingContext2D.prototype.fill = () => {
      throw new Error('No paint left.');
    };
  },
  'a browser without a canvas to draw on': () => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('No canvas.');
    };
  },
};

for (const [name, fail] of Object.entries(failures)) {
  test(`${name} costs neither card nor history, and the dice are written out`, async ({ page, tray }) => {
    await page.addInitScript(fail);
    await tray.open();
    await tray.setUp('Ludicrous Ludo', 'Saving throw');
    await tray.roll([2]);
    await tray.expectTold({ number: 1, title: 'Failure', sentence: 'Failure: 2 against a goal of 4. Dice 2.' });
    const dice = page.getByRole('region', { name: 'Dice tray' }).getByRole('listitem');
    await expect(dice).toHaveText(['2']);
    await tray.take(/^Fate reroll/, ['d6, 2, kept'], [6]);
    await tray.expectTold({
      number: 1,
      title: 'Success',
      sentence: 'Success: 6 against a goal of 4. Dice 6, rerolled 2 to 6 by fate.',
    });
    await expect(dice).toHaveText(['6']);
  });
}
