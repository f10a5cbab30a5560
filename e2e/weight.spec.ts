import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { firstScripts, firstScriptsLimit } from '../tools/size/firstScripts';
import { giveFaces } from './support/faces';
import { dist } from './support/origins';
import { test } from './support/test';

test('rolls by default on 130 kB of script, the rest still on its way', async ({ page }) => {
  const first = firstScripts(dist);
  let fetched = 0;
  // What is not needed at once never arrives here.
  await page.route(/\.js$/, async (route) => {
    if (!first.some((file) => route.request().url().endsWith(file))) return;
    const response = await route.fetch();
    fetched += gzipSync(await response.body(), { level: 9 }).length;
    await route.fulfill({ response });
  });
  await giveFaces(
    page,
    Array.from({ length: 20 }, () => 3),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await page.getByRole('button', { name: /^Roll \d*d\d/ }).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(fetched).toBeGreaterThan(50_000);
  expect(fetched).toBeLessThanOrEqual(firstScriptsLimit);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
