import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  /** Where it was looked, for the message. */
  readonly at?: string;
  /** Colours alone, where all else was looked at in another theme. */
  readonly coloursOnly?: boolean;
}

/** Axe finds nothing wrong with the page as it stands. */
export async function expectAccessible(page: Page, { at = page.url(), coloursOnly = false }: Look = {}): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (coloursOnly ? axe.withRules(['color-contrast']) : axe).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('\n')}`,
  );
  expect(told, at).toEqual([]);
}
