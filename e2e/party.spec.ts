import { expect } from '@playwright/test';
import { createPartyTable } from './support/party';
import { giveFaces } from './support/faces';
import { test } from './support/test';

test('[L10] [L11] [L17] an encounter of Ludicrous Ludo, and back to the start', async ({ page }) => {
  const table = createPartyTable(page);
  await table.open('Ludicrous Ludo');
  const before = await table.numbers(['Mira', 'Goblin']);

  await table.press('Mira: Sword', [13, 14]);
  await expect(table.card).toContainText('Grazing hit');
  await table.press('Damage, halved', [6]);
  await expect(table.card.getByRole('heading')).toHaveText('4 damage');
  await table.press('Mira: Sword', [20, 5]);
  await table.press('Damage, doubled', [6]);
  await expect(table.card.getByRole('heading')).toHaveText('16 damage');

  await table.press('Mira: Sword', [2, 10]);
  await table.step(/^Mira: Fate reroll/, 'd20, 2, kept', [19]);
  await expect(table.card).toContainText('Mira is now stressed');
  await table.press('Mira: Sword', [3, 9]);
  await expect(table.card.getByRole('button', { name: /^Goblin: Fate reroll/ })).toBeVisible();
  await expect(table.card.getByRole('button', { name: /^Mira: Fate reroll/ })).toHaveCount(0);
  await expect(table.card).toContainText(/Mira.*stressed/);
  await table.party(async (panel) => {
    await panel.getByRole('button', { name: 'Stress cleared' }).click();
  });

  await table.press('Penalty', [3]);
  await table.step(/^Piece 3/, undefined, []);
  await expect(table.card).toContainText('Mira moves Piece 3 back from 18 to 15');
  expect(await table.numbers(['Mira', 'Goblin'])).not.toEqual(before);
  await table.undoAll();
  expect(await table.numbers(['Mira', 'Goblin'])).toEqual(before);
});

test('[C12] [C14] [C15] exchanges of DIE-CON with rerolls by both sides lower hit points, not dice', async ({
  page,
}) => {
  const table = createPartyTable(page);
  await table.open('DIE-CON');
  const before = await table.numbers(['Mira', 'Goblin']);
  await table.press('Mira: Charge', [4, 2, 2, 1, 5, 3]);
  await table.step(/^Mira: Attacker rerolls/, 'd6, 1, kept', [6]);
  await table.step(/^Goblin: Defender rerolls/, 'd6, 3, kept', [2]);
  await expect(table.card).toContainText(/Goblin takes 1 hit/);
  await table.press('Next exchange', [6, 5, 4, 3, 2, 1]);
  const after = await table.numbers(['Mira', 'Goblin']);
  expect(after.join()).toContain('no hit points left');
  await table.undoAll();
  expect(await table.numbers(['Mira', 'Goblin'])).toEqual(before);
});

test('[D9] [D11] [D14] an encounter of D20, and back to the start', async ({ page }) => {
  const table = createPartyTable(page);
  await table.open('D20');
  const before = await table.numbers(['Mira', 'Odo']);
  await table.press('Mira: Longsword', [20]);
  await table.press('Critical damage', [8, 2]);
  await expect(table.card.getByRole('heading')).toHaveText('13 damage');
  await table.press('Mira: Longsword', [4]);
  await table.step(/^Reroll one die/, 'd20, 4, kept', [17]);
  await expect(table.card).toContainText('Mira spends Heroic Inspiration');
  await table.party(async (panel) => {
    await panel.getByRole('button', { name: 'New day' }).click();
    await expect(panel.getByRole('button', { name: /^Mira inspired/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Award Heroic Inspiration' }).click();
    const award = page.getByRole('dialog', { name: 'Award Heroic Inspiration' });
    await award.getByRole('button', { name: 'Mira' }).click();
    await award.getByRole('button', { name: 'Odo' }).click();
    await expect(panel.getByRole('button', { name: /^Odo inspired/ })).toBeVisible();
  });
  await table.form();
  await page.getByRole('radio', { name: 'Check' }).click({ force: true });
  await page.getByRole('button', { name: 'Group check…' }).click();
  await giveFaces(page, [20, 2, 15, 9]);
  await page.getByRole('button', { name: 'Roll for 4' }).click();
  await expect(page.getByText('2 of 4 succeed')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await table.undoAll();
  expect(await table.numbers(['Mira', 'Odo'])).toEqual(before);
});

test('[X10] [X20] [X22] an encounter of Crossroads, and back to the start', async ({ page }) => {
  const table = createPartyTable(page);
  await table.open('Crossroads');
  const before = await table.numbers(['Mira', 'Sana']);
  await table.press('Mira: Force it', [1, 4, 4]);
  await table.step(/^Twist of Fate/, 'd6, 1, kept', [4]);
  await expect(table.card).toContainText('Mira spends a Fate Die on a Twist of Fate');
  await expect(table.card).toContainText('Mira earns a Temporary Fate Die until the encounter ends');
  await table.party(async (panel) => {
    await expect(panel.getByRole('button', { name: /^Mira.*1 Fate Die, 1 temporary/ })).toBeVisible();
    await panel.getByRole('button', { name: 'End of encounter' }).click();
    await expect(panel.getByRole('button', { name: /^Mira.*1 Fate Die$/ })).toBeVisible();
  });
  await table.form();
  await page.getByRole('radio', { name: 'Group' }).click({ force: true });
  const people = page.getByRole('group', { name: 'Who takes part' });
  await people.getByRole('button', { name: 'Odo' }).click();
  await giveFaces(page, [6, 6, 5, 1, 1, 2]);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Roll 6d6/ })
    .click();
  await expect(table.card).toContainText(/Mira.*cancels Sana’s Miss|Strong Hit cancels Miss/);
  await table.undoAll();
  expect(await table.numbers(['Mira', 'Sana'])).toEqual(before);
});

test('a sample party, an attack and its damage take five taps at most', async ({ page }) => {
  const table = createPartyTable(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await giveFaces(page, [15, 3, 6]);
  await page.getByRole('button', { name: 'Try a sample party' }).first().click();
  await page.getByRole('button', { name: 'Mira: Sword' }).click();
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(table.card.getByRole('heading')).toHaveText('8 damage');
  await expect(table.card.getByRole('heading')).toBeInViewport();
});

const hardNames = [
  'Ríona 👩‍🚀 مرحبا بالعالم',
  'שלום עולם',
  '<img src=x onerror=alert(1)><b>bold</b>',
  'W'.repeat(200),
  'नमस्ते 世界 🏳️‍🌈',
];

for (const name of hardNames) {
  test(`the name ${name.slice(0, 24)} is shown as text and breaks no layout at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const table = createPartyTable(page);
    await table.open('D20');
    const overflow = (): Promise<number> =>
      page.evaluate((told) => {
        const page = document.scrollingElement?.scrollWidth ?? 0;
        const naming = [...document.querySelectorAll('body *')].filter((one) => one.textContent.includes(told));
        return Math.max(page, ...naming.map((one) => one.getBoundingClientRect().right)) - window.innerWidth;
      }, name);
    await table.party(async (panel) => {
      await panel.getByRole('button', { name: /^Mira/ }).click();
      await panel.locator('summary', { hasText: 'Name, party, colour' }).click();
      await panel.getByLabel('Name', { exact: true }).fill(name);
      await panel.getByLabel('Name', { exact: true }).press('Enter');
      await expect(panel.getByRole('button', { name }).first()).toBeVisible();
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await table.press(/Longsword/, [12]);
    await expect(table.card).toContainText(name);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
