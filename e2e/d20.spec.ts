import { expect } from '@playwright/test';
import { test } from './support/test';

test('[D2] [D5] [D7] a check takes proficiency, bonus dice and Heroic Inspiration', async ({ page, tray, hand }) => {
  await tray.open();
  await tray.setUp('D20', 'Check');
  await hand.write(page.getByRole('spinbutton', { name: 'Ability modifier' }), '3');
  await hand.press(page.getByRole('switch', { name: 'Proficient in the skill' }));
  await hand.press(page.getByRole('switch', { name: 'Proficient with the tool' }));
  await hand.press(page.getByRole('switch', { name: 'Heroic Inspiration held' }));
  await hand.press(page.getByRole('button', { name: '+1d4' }).or(page.getByRole('button', { name: '+d4' })));
  await hand.choose(page.getByRole('radio', { name: '20', exact: true }));
  await expect(tray.rollButton).toHaveAccessibleName('Roll 2d20 + 1d4, Check, advantage');
  await tray.roll([4, 11, 2]);
  await tray.expectTold({
    number: 1,
    title: 'Failure',
    sentence: 'Failure: 18 against DC 20. Dice 11 (4 dropped), +1d4 2. 11 + 3 + 2 + 2 = 18.',
    card: ['2 below the DC', '11, the higher of 4 and 11', 'ability +3, proficiency +2'],
  });
  await tray.take('Reroll one die', ['d20, 4, dropped'], [18]);
  const check = {
    number: 1,
    title: 'Success',
    sentence:
      'Success: 25 against DC 20. Dice 18 (11 dropped), +1d4 2, rerolled 4 to 18 by Heroic Inspiration. ' +
      '18 + 3 + 2 + 2 = 25.',
    card: ['4 to 18; the new face stands'],
  };
  await tray.expectTold(check);
  await expect(tray.card.getByRole('button', { name: 'Reroll one die' })).toBeHidden();

  await tray.setUp('D20', 'Save');
  await hand.write(page.getByRole('spinbutton', { name: 'Ability modifier' }), '-1');
  await hand.write(page.getByRole('spinbutton', { name: 'Disadvantage' }), '1');
  await tray.roll([20, 1]);
  const save = {
    number: 2,
    title: 'Failure',
    sentence: 'Failure: 0 against DC 15. Dice 1 (20 dropped). 1 − 1 = 0.',
  };
  await tray.expectTold(save);
  await tray.setUp('D20', 'Save');
  await hand.press(page.getByRole('switch', { name: 'Fail by choice' }));
  await expect(tray.rollButton).toHaveAccessibleName('Roll, Save, failed by choice');
  await tray.roll([]);
  const chosen = { number: 3, title: 'Failure', sentence: 'Failure: the save is failed by choice. No dice.' };
  await tray.expectTold(chosen);
  await page.reload();
  await tray.expectKept([chosen, save, check]);
});

test('[D8] [D10] [D11] a natural 20 hits, and its damage dice are rolled twice', async ({ page, tray, hand }) => {
  await tray.open();
  await tray.setUp('D20', 'Attack');
  await hand.write(page.getByRole('spinbutton', { name: 'Ability modifier' }), '4');
  await hand.write(page.getByRole('spinbutton', { name: 'AC', exact: true }), '30');
  await hand.write(page.getByRole('spinbutton', { name: 'Advantage', exact: true }), '1');
  await hand.press(page.locator('summary', { hasText: 'Damage on a hit' }));
  await tray.roll([20, 7]);
  await tray.expectTold({
    number: 1,
    title: 'Critical hit',
    sentence: 'Critical hit: 24 against AC 30; a natural 20 hits whatever the AC. Dice 20 (7 dropped). 20 + 4 = 24.',
    card: ['d20, 7, dropped'],
  });
  await tray.take('Critical damage', [], [8, 3]);
  await tray.expectTold({
    number: 2,
    title: '15 damage',
    sentence: '15 damage; a critical rolls every die twice. Dice 8 3. 8 + 3 + 4 = 15.',
  });
  await tray.setUp('D20', 'Attack');
  await hand.press(page.getByRole('switch', { name: 'AC not known' }));
  await tray.roll([3, 10]);
  await tray.expectTold({
    number: 3,
    title: 'Total 14',
    sentence: 'Total: 14 against an unknown AC. Dice 10 (3 dropped). 10 + 4 = 14.',
  });
  await tray.take('Damage, if it hit', [], [5]);
  await tray.expectTold({ number: 4, title: '9 damage', sentence: '9 damage. Dice 5. 5 + 4 = 9.' });

  await tray.setUp('D20', 'Damage');
  await hand.press(page.getByRole('switch', { name: 'Heroic Inspiration held' }));
  await hand.press(page.getByRole('button', { name: 'Add a d6' }));
  await tray.roll([2, 1]);
  await tray.take('Reroll one die', ['d6, 1, kept'], [6]);
  const damage = {
    number: 5,
    title: '8 damage',
    sentence: '8 damage. Dice 2 6, rerolled 1 to 6 by Heroic Inspiration. 2 + 6 = 8.',
  };
  await tray.expectTold(damage);
  await page.reload();
  await tray.expectKept([damage, { number: 1, title: 'Critical hit' }]);
});
