import { expect } from '@playwright/test';
import { test } from './support/test';

const ludo = 'Ludicrous Ludo';

test('[L12] [L13] a saving throw takes a fate reroll, damage is doubled', async ({ page, tray, hand }) => {
  await tray.open();
  await tray.setUp(ludo, 'Saving throw');
  await hand.write(page.getByRole('spinbutton', { name: 'Goal' }), '5');
  await hand.write(page.getByRole('spinbutton', { name: 'Advantage', exact: true }), '1');
  await expect(tray.rollButton).toHaveAccessibleName('Roll 2d6, Saving throw, advantage');
  await tray.roll([2, 3]);
  await tray.expectTold({
    number: 1,
    title: 'Failure',
    sentence: 'Failure: 3 against a goal of 5. Dice 3 (2 dropped).',
    card: ['2 below the goal', 'd6, 2, dropped'],
  });
  await tray.take('Fate reroll', ['d6, 2, dropped'], [6]);
  await tray.expectTold({
    number: 1,
    title: 'Success',
    sentence: 'Success: 6 against a goal of 5. Dice 6 (3 dropped), rerolled 2 to 6 by fate.',
    card: ['Already rerolled by fate: now stressed'],
  });

  await tray.setUp(ludo, 'Damage');
  await hand.write(page.getByRole('spinbutton', { name: 'Damage dice 1: how many' }), '2');
  await hand.press(page.getByRole('button', { name: 'Add a d20' }));
  await hand.select(page.getByRole('combobox', { name: 'Dice 2: which die' }), 'd20');
  await hand.press(page.getByRole('button', { name: 'Add modifier' }));
  await hand.write(page.getByRole('spinbutton', { name: 'Modifier 1' }), '-1');
  await hand.choose(page.getByRole('radio', { name: 'Doubled' }));
  await expect(tray.rollButton).toHaveAccessibleName('Roll 2d6 + 1d20, Double damage');
  await tray.roll([1, 6, 13]);
  await tray.expectTold({
    number: 2,
    title: '38 damage',
    sentence: '38 damage. Dice 1 6 13. 1 + 6 + 13 − 1 = 19, doubled = 38.',
    card: ['1 + 6 + 13 − 1 = 19, doubled = 38'],
  });
});

test('[L14] [L15] [L16] [L17] tables, punches, moves and penalties are set up, rolled and kept', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp(ludo, 'Table check');
  await hand.write(page.getByRole('spinbutton', { name: 'Advantage', exact: true }), '1');
  await tray.roll([3, 6]);
  const weather = { number: 1, title: 'Sunshine', sentence: 'Sunshine. Entry 6 of Weather. Dice 6 (3 dropped).' };
  await tray.expectTold(weather);

  await tray.setUp(ludo, 'Punch');
  await hand.write(page.getByRole('spinbutton', { name: 'Attack modifier' }), '-3');
  await tray.roll([6]);
  const punch = {
    number: 2,
    title: 'Critical hit',
    sentence: 'Critical hit: 2 damage. Dice 6. 1 − 3 = −2, raised to 1, doubled = 2.',
  };
  await tray.expectTold(punch);

  await tray.setUp(ludo, 'Movement');
  await tray.roll([4]);
  const movement = { number: 3, title: '4 squares', sentence: 'Move 4 squares. Dice 4.' };
  await tray.expectTold(movement);

  await tray.setUp(ludo, 'Penalty');
  await hand.press(page.getByRole('button', { name: 'Add a piece' }));
  const second = page.getByRole('group', { name: 'Piece 2', exact: true });
  await hand.write(second.getByRole('spinbutton', { name: 'Position' }), '9');
  await hand.write(second.getByRole('textbox', { name: 'Piece' }), 'Knight');
  await tray.roll([4]);
  await tray.expectTold({
    number: 4,
    title: 'Choose a piece',
    sentence: 'Choose a piece to go back 4 squares: Piece 1 from 6 to 2 or Knight from 9 to 7. Dice 4.',
    card: ['the friendly space on 6 stops it'],
  });
  await tray.take(/^Knight/, [], []);
  const moved = {
    number: 4,
    title: 'Moved back',
    sentence: 'Knight goes back from 9 to 7; the friendly space on 6 stops it. Dice 4.',
  };
  await tray.expectTold(moved);
  await page.reload();
  await tray.expectKept([moved, movement, punch, weather]);
  await tray.setUp(ludo);
  await expect(page.getByRole('textbox', { name: 'Piece' }).last()).toHaveValue('Knight');
});
