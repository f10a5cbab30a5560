import { expect } from '@playwright/test';
import { test } from './support/test';

test('[F2] [F5] a notation is written by keys or buttons, refused where it is wrong, and told in full', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp('Free rolls');
  const notation = page.getByRole('textbox', { name: 'Notation' });
  await hand.write(notation, '4d6dl1 + 2');
  await tray.roll([1, 3, 6, 6]);
  const kept = {
    number: 1,
    title: 'Total 17',
    sentence: 'Total: 17. Dice 3 6 6 (1 dropped). 3 + 6 + 6 + 2 = 17.',
    card: ['3 + 6 + 6 = 15; 1 die dropped', 'd6, 1, dropped'],
  };
  await tray.expectTold(kept);

  await tray.setUp('Free rolls');
  await hand.write(notation, '2d6 3');
  await expect(tray.rollButton).toHaveAccessibleDescription(/./);
  await tray.rollButton.click({ force: true });
  await expect(tray.status).toHaveText(/^Roll 1\./);
  await hand.write(notation, '10000d6');
  await expect(tray.rollButton).toHaveAccessibleDescription(/100/);
  await hand.write(notation, '1D20\u22125');
  await expect(tray.rollButton).toBeEnabled();
  await tray.roll([2]);
  const minus = { number: 2, title: 'Total −3', sentence: 'Total: −3. Dice 2. 2 − 5 = −3.' };
  await tray.expectTold(minus);

  await tray.setUp('Free rolls');
  await hand.press(page.getByRole('button', { name: 'Clear the notation' }));
  for (const key of ['d20', 'd20', 'kh: Keep highest', 'Plus', 'd100']) {
    await hand.press(page.getByRole('button', { name: key, exact: true }));
  }
  await expect(notation).toHaveValue('2d20kh1 + 1d100');
  await tray.roll([18, 9, 100]);
  const mixed = {
    number: 3,
    title: 'Total 118',
    sentence: 'Total: 118. Dice 18 100 (9 dropped). 18 + 100 = 118.',
  };
  await tray.expectTold(mixed);
  await page.reload();
  await tray.expectKept([mixed, minus, kept]);
  await tray.setUp('Free rolls');
  await expect(notation).toHaveValue('2d20kh1 + 1d100');
  await expect(page.getByRole('button', { name: '4d6dl1 + 2' })).toBeVisible();
});
