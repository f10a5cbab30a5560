import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { giveFaces } from './support/faces';
import { plainHttp } from './support/origins';
import { test } from './support/test';

test('starts from a subfolder and has nothing that axe finds', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Clatter/);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expectAccessible(page);
});

test('starts over plain http', async ({ page }) => {
  await giveFaces(page, [1]);
  await page.goto(plainHttp);
  await expect(page.locator('#root')).not.toBeEmpty();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
});
