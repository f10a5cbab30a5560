import { expect } from '@playwright/test';
import { test } from './support/test';

test('[L6] [L10] [L11] a contest grazes, is rerolled by fate, and leads to half the damage', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Contest');
  const offender = page.getByRole('group', { name: 'Offender', exact: true });
  const defender = page.getByRole('group', { name: 'Defender', exact: true });
  await hand.write(offender.getByRole('spinbutton', { name: 'Modifier' }), '2');
  await hand.write(defender.getByRole('spinbutton', { name: 'Modifier' }), '5');
  await hand.write(defender.getByRole('spinbutton', { name: 'Advantage', exact: true }), '2');
  await hand.write(defender.getByRole('spinbutton', { name: 'Disadvantage' }), '1');
  await expect(defender).toContainText('They cancel, whatever their numbers: one d20.');
  await hand.write(defender.getByRole('spinbutton', { name: 'Advantage', exact: true }), '0');
  await expect(tray.rollButton).toHaveAccessibleName('Roll 3d20, Contest');
  await hand.press(page.locator('summary', { hasText: 'Damage after a win' }));
  await hand.press(page.getByRole('switch', { name: 'Offer damage when the offender wins' }));
  await hand.write(page.getByRole('spinbutton', { name: 'Damage dice 1: how many' }), '2');

  await tray.roll([12, 9, 11]);
  const grazing =
    'Offender wins, grazing hit: 14 against 14; a tie goes to the offender. Offender d20 12, 12 + 2 = 14.';
  await tray.expectTold({
    number: 1,
    title: 'Grazing hit',
    sentence: `${grazing} Defender d20 9 (11 dropped), 9 + 5 = 14.`,
    card: ['12 + 2 = 14', '9 + 5 = 14', 'd20, 11, dropped'],
  });

  await tray.take('Defender: Fate reroll', ['d20, 11, dropped'], [15]);
  await tray.expectTold({
    number: 1,
    title: 'Grazing hit',
    sentence: `${grazing} Defender d20 9 (15 dropped), rerolled 11 to 15 by fate, 9 + 5 = 14.`,
    card: ['Defender: Already rerolled by fate: now stressed', 'd20, 15, dropped, rerolled from 11 by Fate reroll'],
  });
  await tray.take('Offender: Fate reroll', ['d20, 12, kept'], [4]);
  await tray.expectTold({
    number: 1,
    title: 'Failure',
    sentence:
      'Defender wins: 14 against 6. Offender d20 4, rerolled 12 to 4 by fate, 4 + 2 = 6. ' +
      'Defender d20 9 (15 dropped), rerolled 11 to 15 by fate, 9 + 5 = 14.',
  });
  await expect(tray.card.getByRole('group', { name: 'Next roll' })).toBeHidden();
  await hand.press(page.getByRole('button', { name: 'Undo' }));
  await expect(tray.status).toHaveText('Undone, 1 to redo.');

  await tray.take('Damage, halved', [], [5, 4]);
  await tray.expectTold({
    number: 2,
    title: '4 damage',
    sentence: '4 damage. Dice 5 4. 5 + 4 = 9, halved and rounded down = 4.',
    card: ['Half damage'],
  });
});

test('[L5] [L8] [L9] tied crits reroll until they are settled, a lone 20 doubles the damage', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Contest');
  await hand.press(page.locator('summary', { hasText: 'Damage after a win' }));
  await hand.press(page.getByRole('switch', { name: 'Offer damage when the offender wins' }));
  await tray.roll([20, 20]);
  await tray.expectTold({
    number: 1,
    title: 'Reroll the tied crits',
    sentence: 'Reroll the tied crits: Offender and Defender tie on 20. Offender d20 20. Defender d20 20.',
    card: ['No winner yet', 'No fate reroll yet: the tied crits reroll first'],
  });
  await tray.take('Reroll the tied crits', [], [1, 1]);
  await expect(tray.status).toContainText('Offender and Defender tie on 1.');
  await tray.take('Reroll the tied crits', [], [20, 7]);
  await tray.expectTold({
    number: 1,
    title: 'Critical success',
    sentence:
      'Offender wins, critical success: 20 against 7. ' +
      'Offender d20 20, rerolled 20 to 1 for tied crits and 1 to 20 for tied crits. ' +
      'Defender d20 7, rerolled 20 to 1 for tied crits and 1 to 7 for tied crits.',
  });
  await tray.take('Damage, doubled', [], [6]);
  await tray.expectTold({ number: 2, title: '12 damage', sentence: '12 damage. Dice 6. 6, doubled = 12.' });

  await tray.setUp('Ludicrous Ludo', 'Contest');
  await hand.press(page.getByRole('button', { name: 'Add a defender' }));
  for (const name of ['Defender', 'Defender 2']) {
    const side = page.getByRole('group', { name, exact: true });
    await hand.choose(side.getByRole('radio', { name: 'Set' }));
    await hand.write(side.getByRole('spinbutton', { name: 'Value' }), '16');
  }
  await tray.roll([1]);
  const lost = {
    number: 3,
    title: 'Critical failure',
    sentence:
      'Defender and Defender 2 tie above Offender, critical failure for Offender: Offender 1, Defender 16 and ' +
      'Defender 2 16; defenders who tie there all win. Offender d20 1. Defender set at 16. Defender 2 set at 16.',
  };
  await tray.expectTold(lost);
  await page.reload();
  await tray.expectKept([lost, { number: 2, title: '12 damage' }, { number: 1, title: 'Critical success' }]);
});
