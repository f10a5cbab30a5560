import { expect } from '@playwright/test';
import { test } from './support/test';

test('[R4] real dice are typed in by keypad, line or for one side alone, and so is a reroll', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Contest');
  await hand.press(page.getByRole('button', { name: 'Type in real dice' }));
  await hand.press(tray.rollButton);
  const dialog = page.getByRole('dialog', { name: 'What did your dice show?' });
  const keypad = dialog.getByRole('group', { name: 'Faces of the d20' });
  await hand.press(keypad.getByRole('button', { name: '12', exact: true }));
  await expect(dialog.getByRole('listitem', { name: 'Offender: d20, 12' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '1 of 2 dice to go' })).toBeDisabled();
  await hand.press(keypad.getByRole('button', { name: '7', exact: true }));
  await hand.press(dialog.getByRole('button', { name: 'Use these dice' }));
  await tray.expectTold({
    number: 1,
    title: 'Success',
    sentence: 'Offender wins: 12 against 7. Offender d20 12. Defender d20 7.',
    card: ['Dice entered by hand', 'd20, 12, kept, entered by hand'],
  });

  await hand.press(tray.card.getByRole('button', { name: /^Defender: Fate reroll/ }));
  await hand.press(tray.card.getByRole('button', { name: /^d20, 7, kept/ }));
  const line = dialog.getByRole('textbox', { name: 'Or all in one line' });
  await hand.write(line, '21');
  await expect(dialog).toContainText('21 is no face of a d20; type 1 to 20.');
  await hand.write(line, '15');
  await hand.press(dialog.getByRole('button', { name: 'Use these dice' }));
  await tray.expectTold({
    number: 1,
    title: 'Failure',
    sentence: 'Defender wins: 15 against 12. Offender d20 12. Defender d20 15, rerolled 7 to 15 by fate.',
    card: ['rerolled from 7 by Fate reroll, entered by hand'],
  });

  await hand.press(tray.rollButton);
  await hand.press(dialog.getByRole('switch', { name: 'Defender: dice by hand' }));
  await tray.giveFaces([9]);
  await hand.write(line, '9');
  await hand.press(dialog.getByRole('button', { name: 'Use these dice' }));
  await tray.expectTold({
    number: 2,
    title: 'Grazing hit',
    sentence: 'Offender wins, grazing hit: 9 against 9; a tie goes to the offender. Offender d20 9. Defender d20 9.',
  });
  await expect(tray.card.getByRole('list', { name: 'Dice of Defender' })).not.toContainText('by hand');
  await page.reload();
  await tray.expectKept([{ number: 2, title: 'Grazing hit', card: ['Dice entered by hand'] }]);
});
