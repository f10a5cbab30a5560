import { expect } from '@playwright/test';
import { test } from './support/test';

const crossroads = 'Crossroads';

test('[X5] [X8] [X10] three dice are kept, twisted and changed, and a triple earns a Fate Die', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp(crossroads, 'Skill');
  await hand.write(page.getByRole('spinbutton', { name: 'Statistic' }), '1');
  await hand.choose(page.getByRole('radio', { name: 'a2' }));
  await hand.write(page.getByRole('spinbutton', { name: 'Fate Dice left' }), '1');
  await expect(tray.rollButton).toHaveAccessibleName('Roll 5d6, Skill, advantage 2');
  await tray.roll([5, 5, 2, 1, 6]);
  await tray.expectTold({
    number: 1,
    title: 'Great success, critical hit',
    sentence:
      'Great success, critical hit: Strong Hit, unopposed, with a kept 6. Dice 5 5 6 (2 and 1 dropped). ' +
      '5 + 5 + 6 + 1 = 17, Strong Hit; two 5s are a Change. Amount 2.',
    card: ['d6, 2, dropped'],
  });
  await tray.take(/^Keep other dice/, ['d6, 5, kept', 'd6, 2, dropped', 'd6, 1, dropped'], []);
  await hand.press(tray.card.getByRole('button', { name: 'Keep these 3' }));
  await tray.expectTold({
    number: 1,
    title: 'Mixed result',
    sentence:
      'Mixed result: Weak Hit, unopposed; choose a partial success or a compensating failure. ' +
      'Dice 5 2 1 (5 and 6 dropped). 5 + 2 + 1 + 1 = 9, Weak Hit. Amount 0.',
  });
  await tray.take(/^Twist of Fate/, ['d6, 1, kept'], [5]);
  await tray.expectTold({
    number: 1,
    title: 'Success',
    sentence:
      'Success: Hit, unopposed. Dice 5 2 5 (5 and 6 dropped), rerolled 1 to 5 by Twist of Fate. ' +
      '5 + 2 + 5 + 1 = 13, Hit; two 5s are a Change. Amount 1.',
  });
  await tray.take(/^Change a die/, ['d6, 2, kept'], [5]);
  const changed = {
    number: 1,
    title: 'Great success',
    sentence:
      'Great success: Strong Hit, unopposed. Dice 5 5 5 (5 and 6 dropped), rerolled 2 to 5 by Change and 1 to 5 by ' +
      'Twist of Fate. 5 + 5 + 5 + 1 = 16, Strong Hit; three 5s are a Change; a triple earns a Temporary Fate Die ' +
      'until the encounter ends. Amount 2.',
  };
  await tray.expectTold(changed);
  await tray.take(/^Take it as a critical hit/, [], []);
  const critical = { number: 1, title: 'Critical hit' };
  await expect(tray.card.getByRole('heading')).toHaveText(critical.title);
  await expect(tray.status).toContainText('a Great Success taken as a critical hit');
  await page.reload();
  await tray.expectKept([critical]);
});

test('[X13] [X16] [X19] a Success Value, an opponent and a Peril Die stand against a skill', async ({
  page,
  tray,
  hand,
}) => {
  await tray.open();
  await tray.setUp(crossroads, 'Skill');
  await hand.choose(page.getByRole('radio', { name: 'Success Value' }));
  await hand.choose(
    page.getByRole('group', { name: 'Opposing Success Value' }).getByRole('radio', { name: 'Hit', exact: true }),
  );
  await tray.roll([3, 4, 5]);
  await expect(tray.card.getByRole('heading')).toHaveText('Mixed result');
  await tray.take(/^Partial success/, [], []);
  const partial = {
    number: 1,
    title: 'Partial success',
    sentence:
      'Partial success: Hit against Hit, a tie; chosen rather than a compensating failure. Dice 3 4 5. ' +
      '3 + 4 + 5 = 12, Hit.',
  };
  await tray.expectTold(partial);

  await tray.setUp(crossroads, 'Skill');
  await hand.choose(page.getByRole('radio', { name: 'Opposing roll' }));
  await hand.write(
    page.getByRole('group', { name: 'Opponent', exact: true }).getByRole('spinbutton', { name: 'Statistic' }),
    '2',
  );
  await hand.write(page.getByRole('spinbutton', { name: 'Opponent’s Fate Dice left' }), '1');
  await expect(tray.rollButton).toHaveAccessibleName('Roll 6d6, Skill, opposed');
  await tray.roll([6, 5, 2, 3, 1, 4]);
  await tray.expectTold({
    number: 2,
    title: 'Critical hit',
    sentence:
      'Critical hit: Hit against Weak Hit, with a kept 6. Player dice 6 5 2. 6 + 5 + 2 = 13, Hit. ' +
      'Opponent dice 3 1 4. 3 + 1 + 4 + 2 = 10, Weak Hit.',
  });
  await tray.take(/^Opponent: Twist of Fate/, ['d6, 1, kept'], [6]);
  const opposed = {
    number: 2,
    title: 'Mixed result',
    sentence:
      'Mixed result: Hit against Hit, a tie; choose a partial success or a compensating failure. ' +
      'Player dice 6 5 2. 6 + 5 + 2 = 13, Hit. ' +
      'Opponent dice 3 6 4, rerolled 1 to 6 by Twist of Fate. 3 + 6 + 4 + 2 = 15, Hit.',
  };
  await tray.expectTold(opposed);

  await tray.setUp(crossroads, 'Skill');
  await hand.choose(page.getByRole('radio', { name: 'Peril Die' }));
  await tray.roll([2, 6, 6]);
  const peril = {
    number: 3,
    title: 'Critical hit',
    sentence:
      'Critical hit: Strong Hit against Hit, with a kept 6. Dice 2 6 6. ' +
      '2 + 6 + 6 = 14, Hit; two 6s are Fateful, one higher: Strong Hit. Peril Die 2 against statistic 0: Hit.',
    card: ['Peril'],
  };
  await tray.expectTold(peril);
  await page.reload();
  await tray.expectKept([peril, opposed, partial]);
});
