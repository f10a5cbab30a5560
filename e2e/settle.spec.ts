import { expect } from '@playwright/test';
import { test } from './support/test';
import { watchAfter } from './support/watch';

test('nothing gives the result away before the dice settle, not at a reroll either', async ({ tray, hand }) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Contest');
  await tray.giveFaces([17, 13]);
  const first = (await watchAfter(tray.rollButton, 300)).filter(({ at }) => at < 300);
  expect(first.length).toBeGreaterThan(2);
  for (const { told } of first) expect(told).not.toMatch(/\b(17|13)\b|Offender wins|Success/);
  expect(first.some(({ told }) => told.includes('rolling'))).toBe(true);
  await tray.expectTold({
    number: 1,
    title: 'Success',
    sentence: 'Offender wins: 17 against 13. Offender d20 17. Defender d20 13.',
  });

  await tray.giveFaces([19]);
  await hand.press(tray.card.getByRole('button', { name: 'Defender: Fate reroll' }));
  const die = tray.card.getByRole('button', { name: 'd20, 13, kept' });
  const second = (await watchAfter(die, 300)).filter(({ at }) => at < 300);
  expect(second.length).toBeGreaterThan(2);
  for (const { told } of second) expect(told).not.toMatch(/\b19\b|Defender wins|Failure/);
  await tray.expectTold({
    number: 1,
    title: 'Failure',
    sentence: 'Defender wins: 19 against 17. Offender d20 17. Defender d20 19, rerolled 13 to 19 by fate.',
  });
});

test('where less motion is wished the result is there at once, and the wish may change while the page is open', async ({
  page,
  tray,
}) => {
  await tray.open();
  await tray.setUp('Ludicrous Ludo', 'Movement');
  const isRolling = async (): Promise<boolean> =>
    (await watchAfter(tray.rollButton, 300)).some(({ told }) => /\brolling\b/.test(told));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isRolling()).toBe(false);
  await expect(tray.status).toHaveText(/^Roll 1\. Move/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await isRolling()).toBe(true);
  await expect(tray.status).toHaveText(/^Roll 2\. Move/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isRolling()).toBe(false);
  await expect(tray.status).toHaveText(/^Roll 3\. Move/);
});
