import { expect } from '@playwright/test';
import { test } from './support/test';

test('[C4] [C6] [C11] pools are compared from the top, and either side’s dice rerolled', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp('DIE-CON');
  await hand.choose(
    page.getByRole('radiogroup', { name: 'Defender’s dice, drawn' }).getByRole('radio', { name: '2 dice' }),
  );
  await hand.press(page.locator('summary', { hasText: 'Rerolls' }));
  const attacker = page.getByRole('group', { name: 'Attacker’s rerolls' });
  await hand.write(attacker.getByRole('spinbutton', { name: 'Own dice' }), '1');
  await hand.write(attacker.getByRole('spinbutton', { name: 'Dice of either side' }), '1');
  const defender = page.getByRole('group', { name: 'Defender’s rerolls' });
  await hand.write(defender.getByRole('spinbutton', { name: 'Own dice' }), '1');
  await hand.press(page.getByRole('switch', { name: 'Jam' }));
  await expect(tray.rollButton).toHaveAccessibleName(/^Roll 5d6, /);

  await tray.roll([1, 6, 4, 5, 6]);
  await tray.expectTold({
    number: 1,
    title: 'Defender wins',
    sentence: 'Defender wins: 6 5 against 6 4 1; nobody is hit, as a defence needs overkill to hit. Pair 2: 5 beats 4.',
    card: ['1 six less 1 = 0'],
  });
  await tray.take(/^Attacker: Reroll .*its own/, ['d6, 1, kept'], [6]);
  await tray.expectTold({
    number: 1,
    title: 'Attacker wins, overkill 1',
    sentence:
      'Attacker wins, overkill 1: 6 6 4 against 6 5; Defender takes 1 hit. Pair 2: 6 beats 5. ' +
      'Attacker has a jam. Attacker’s die rerolled 1 to 6 by Attacker’s ability.',
    card: ['2 sixes less 1 = 1', 'd6, 6, kept, rerolled from 1 by Attacker’s ability'],
  });
  await tray.take(/^Defender: Reroll .*its own/, ['d6, 5, kept'], [6]);
  await expect(tray.status).toContainText('Attacker wins: 6 6 4 against 6 6');
  await tray.take(/^Attacker: Reroll .*defender’s/, ['d6, 6, kept'], [2]);
  const rerolled = {
    number: 1,
    title: 'Attacker wins, overkill 1',
    sentence:
      'Attacker wins, overkill 1: 6 6 4 against 6 2; Defender takes 1 hit. Pair 2: 6 beats 2. Attacker has a jam. ' +
      'Attacker’s die rerolled 1 to 6 by Attacker’s ability. Defender’s die rerolled 5 to 6 by Defender’s ability. ' +
      'Defender’s die rerolled 6 to 2 by Attacker’s ability.',
  };
  await tray.expectTold(rerolled);
  await expect(tray.card).toContainText('No rerolls left');

  await tray.take('Next exchange', [], [2, 2, 2, 2, 2]);
  const next = {
    number: 2,
    title: 'Attacker wins',
    sentence:
      'Attacker wins: 2 2 2 against 2 2; Defender takes 1 hit. Pair 3: 2 meets no die. ' +
      'Attacker has a jam. Defender has a jam.',
  };
  await tray.expectTold(next);
  await page.reload();
  await tray.expectKept([next, rerolled]);
});

test('[C5] [C8] [C9] a tie hits nobody; a defender’s win is told with what it does', async ({ page, tray, hand }) => {
  await tray.open();
  await tray.setUp('DIE-CON');
  await tray.roll([3, 5, 1, 1, 3, 5]);
  await tray.expectTold({ number: 1, title: 'Tie', sentence: 'Tie: 5 3 1 against 5 3 1; nobody is hit.' });
  await tray.roll([3, 2, 1, 5, 4, 1]);
  await tray.expectTold({
    number: 2,
    title: 'Defender wins, overkill 2',
    sentence: 'Defender wins, overkill 2: 5 4 1 against 3 2 1; Attacker takes 2 hits. Pair 1: 5 beats 3.',
    card: ['2 dice above 3 = 2'],
  });
  await tray.setUp('DIE-CON');
  await hand.press(page.getByRole('switch', { name: 'Passive defence' }));
  await hand.write(page.getByRole('spinbutton', { name: 'Attacker’s dice' }), '0');
  await tray.roll([5, 4, 1]);
  await tray.expectTold({
    number: 3,
    title: 'Defender wins, overkill 3',
    sentence:
      'Defender wins, overkill 3: 5 4 1 against no dice; nobody is hit, as a passive defence does not hit. ' +
      'Pair 1: 5 meets no die.',
  });
});
