import { expect } from '@playwright/test';
import { test } from './support/test';

test('[X20] [X21] Hits cancel Misses, and a mixed group result is chosen later too', async ({ page, tray, hand }) => {
  await tray.open();
  await tray.setUp('Crossroads', 'Group');
  const third = page.getByRole('group', { name: 'Member 3', exact: true });
  await hand.write(third.getByRole('spinbutton', { name: 'Statistic' }), '-1');
  await expect(tray.rollButton).toHaveAccessibleName('Roll 9d6, Group, 3 members');
  await tray.roll([6, 5, 1, 1, 2, 3, 4, 5, 3]);
  const mixed = {
    number: 1,
    title: 'Mixed result',
    sentence:
      'Mixed result: Weak Hit is left most often; choose a partial success or a compensating failure. ' +
      'Member 1’s Hit cancels Member 2’s Miss. ' +
      'Member 1 Hit, dice 6 5 1; Member 2 Miss, dice 1 2 3; Member 3 Weak Hit, dice 4 5 3.',
    card: ['4 + 5 + 3 − 1 = 11, Weak Hit'],
  };
  await tray.expectTold(mixed);

  await tray.setUp('Crossroads', 'Group');
  await hand.press(page.getByRole('button', { name: 'Remove Member 3' }));
  await tray.roll([1, 1, 2, 2, 3, 1]);
  const failed = {
    number: 2,
    title: 'Failure',
    sentence: 'Failure: 2 Misses are not cancelled. Member 1 Miss, dice 1 1 2; Member 2 Miss, dice 2 3 1.',
  };
  await tray.expectTold(failed);

  await tray.history(async (rows) => {
    const first = rows.filter({ hasText: 'Member 3' });
    await hand.press(first.getByRole('button', { expanded: false }));
    await hand.press(first.getByRole('button', { name: /^Compensating failure/ }));
    await expect(first.getByRole('article', { name: 'Compensating failure' })).toBeVisible();
  });
  await page.reload();
  await tray.expectKept([failed, { number: 1, title: 'Compensating failure' }]);
});
