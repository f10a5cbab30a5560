import { expect } from '@playwright/test';
import { plainHttp } from './support/origins';
import { test } from './support/test';

test('over plain http every system is rolled, stepped, copied and kept', async ({ page, tray, hand }) => {
  await tray.open(plainHttp);
  expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto, 'locks' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await tray.setUp('DIE-CON');
  await tray.roll([6, 1, 1, 5, 1, 1]);
  await expect(tray.status).toHaveText(/^Roll 1\. Attacker wins, overkill 1/);
  await tray.setUp('D20', 'Attack');
  await tray.roll([1]);
  await expect(tray.status).toHaveText(/^Roll 2\. Automatic miss: 1/);
  await tray.setUp('Crossroads', 'Skill');
  await tray.roll([2, 3, 5]);
  await tray.take(/^Compensating failure/, [], []);
  await expect(tray.status).toHaveText(/^Roll 3\. Compensating failure/);
  await tray.setUp('Free rolls');
  await tray.roll([20]);
  await expect(tray.status).toHaveText(/^Roll 4\. Total: 20/);
  await tray.setUp('Ludicrous Ludo', 'Contest');
  await tray.roll([15, 16]);
  await tray.take('Offender: Fate reroll', ['d20, 15, kept'], [17]);
  const contest = {
    number: 5,
    title: 'Success',
    sentence: 'Offender wins: 17 against 16. Offender d20 17, rerolled 15 to 17 by fate. Defender d20 16.',
  };
  await tray.expectTold(contest);
  const result = page.getByRole('region', { name: 'Result' });
  await hand.press(result.getByRole('button', { name: 'Copy' }));
  await expect(result.getByRole('textbox', { name: 'The roll in words, to copy' })).toHaveValue(contest.sentence);
  await page.reload();
  await tray.expectKept([
    contest,
    { number: 4, title: 'Total 20' },
    { number: 3, title: 'Compensating failure' },
    { number: 2, title: 'Automatic miss' },
    { number: 1, title: 'Attacker wins, overkill 1' },
  ]);
});
