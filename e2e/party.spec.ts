import { expect } from '@playwright/test';
import { crossroads, d20, diecon, ludo, playAll } from './support/encounters';
import { giveFaces } from './support/faces';
import { createPartyTable } from './support/party';
import { test } from './support/test';

test('[L10] [L11] [L17] an encounter of Ludicrous Ludo, and back to the start', async ({ page }) => {
  const table = createPartyTable(page);
  await table.open(ludo.tab);
  const before = await table.numbers(ludo.names);
  await playAll(table, ludo);
  expect(await table.numbers(ludo.names)).not.toEqual(before);
  await table.undoAll();
  expect(await table.numbers(ludo.names)).toEqual(before);
});

test('[C12] [C14] [C15] exchanges of DIE-CON with rerolls by both sides lower hit points, not dice', async ({
  page,
}) => {
  const table = createPartyTable(page);
  await table.open(diecon.tab);
  const before = await table.numbers(diecon.names);
  await playAll(table, diecon);
  const after = await table.numbers(diecon.names);
  expect(after.join()).toContain('no hit points left');
  await table.undoAll();
  expect(await table.numbers(diecon.names)).toEqual(before);
});

test('[D9] [D11] [D14] an encounter of D20, and back to the start', async ({ page }) => {
  const table = createPartyTable(page);
  await table.open(d20.tab);
  const before = await table.numbers(d20.names);
  await playAll(table, d20);
  await table.form();
  await page.getByRole('radio', { name: 'Check' }).click({ force: true });
  await page.getByRole('button', { name: 'Group check…' }).click();
  await giveFaces(page, [20, 2, 15, 9]);
  await page.getByRole('button', { name: 'Roll for 4' }).click();
  await expect(page.getByText('2 of 4 succeed')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await table.undoAll();
  expect(await table.numbers(d20.names)).toEqual(before);
});

test('[X10] [X20] [X22] an encounter of Crossroads, and back to the start', async ({ page }) => {
  const table = createPartyTable(page);
  await table.open(crossroads.tab);
  const before = await table.numbers(crossroads.names);
  await playAll(table, crossroads);
  await table.undoAll();
  expect(await table.numbers(crossroads.names)).toEqual(before);
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
