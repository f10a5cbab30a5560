import { expect } from '@playwright/test';
import { test } from './support/test';
import { createTray } from './support/tray';

test('events are undone and done again with the same face; a voided roll stays to be seen', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Saving throw');
  await tray.roll([2]);
  await expect(tray.status).toHaveText(/^Roll 1\. Failure: 2/);
  await tray.take(/^Fate reroll/, ['d6, 2, kept'], [5]);
  await expect(tray.status).toHaveText(/^Roll 1\. Success: 5/);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await hand.press(undo);
  await expect(tray.card.getByRole('heading')).toHaveText('Failure');
  await hand.press(undo);
  await expect(tray.card).toBeHidden();
  await hand.press(redo);
  await hand.press(redo);
  await expect(tray.status).toHaveText('Done again.');
  const again = {
    number: 1,
    title: 'Success',
    sentence: 'Success: 5 against a goal of 4. Dice 5, rerolled 2 to 5 by fate.',
  };
  await expect(tray.card.getByRole('heading')).toHaveText('Success');

  await tray.roll([1]);
  await expect(tray.status).toHaveText(/^Roll 2\. Failure/);
  await hand.press(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Void' }));
  await expect(tray.card).toContainText('Roll 1');
  await page.reload();
  await tray.history(async (rows) => {
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('voided');
  });
  await tray.expectKept([again]);
});

test('two pages of one browser keep the rolls of both', async ({ page, tray, hand, context }) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Movement');
  const otherPage = await context.newPage();
  const other = createTray(otherPage, {
    ...hand,
    press: (target) => target.click(),
    hurry: () => otherPage.keyboard.press('Escape'),
  });
  await other.open();
  await tray.giveFaces([1, 3]);
  await other.giveFaces([2, 4]);
  for (const [one, squares] of [
    [tray, 1],
    [other, 2],
    [tray, 3],
    [other, 4],
  ] as const) {
    await one.rollButton.click();
    await expect(one.status).toHaveText(
      `Roll ${squares}. Move ${squares} square${squares === 1 ? '' : 's'}. Dice ${squares}.`,
    );
  }
  for (const one of [page, otherPage]) {
    await one.reload();
    await (one === page ? tray : other).history(async (rows) => {
      await expect(rows).toHaveCount(4);
      await expect(rows).toContainText(['4 squares', '3 squares', '2 squares', '1 square']);
    });
  }
});

test('the history is searched, parted by system, and rolled from again', async ({ page, tray, hand }) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Movement');
  await tray.roll([5]);
  await tray.setUp('Free rolls');
  await tray.roll([13]);
  await tray.expectTold({ number: 2, title: 'Total 13', sentence: 'Total: 13. Dice 13.' });
  await tray.giveFaces([6]);
  await tray.history(async (rows) => {
    await expect(rows).toHaveCount(2);
    await hand.write(page.getByRole('searchbox', { name: 'Search the history' }), 'squares');
    await expect(rows).toHaveCount(1);
    await hand.write(page.getByRole('searchbox', { name: 'Search the history' }), 'nothing like it');
    await expect(rows).toHaveCount(0);
    await hand.write(page.getByRole('searchbox', { name: 'Search the history' }), '');
    await hand.select(page.getByRole('combobox', { name: 'Rolls of' }), 'Ludicrous Ludo');
    await expect(rows).toHaveCount(1);
    await hand.press(rows.getByRole('button', { expanded: false }));
  });
});
