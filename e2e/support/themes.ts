import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';

/** Axe finds nothing on the page as it stands, light or dark. */
export async function lookAtBothThemes(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, { at: `${at}, light` });
  await lookAtColours(page, at, ['dark']);
}

/** Axe finds no fault with the colours of the page as it stands. */
export async function lookAtColours(page: Page, at: string, themes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, { at: `${at}, ${colorScheme}`, coloursOnly: true });
  }
}
