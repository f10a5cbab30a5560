import { expect, type Locator, type Page } from '@playwright/test';
import { type Dice, realDice, trayDice } from './dice';

/** The tray as a table with a party uses it, by pointer alone. */
export interface PartyTable {
  readonly page: Page;
  /** Opens an empty tray and takes the sample party. */
  readonly open: (tab: string) => Promise<void>;
  readonly card: Locator;
  /** Presses a kept roll, a suggested roll or Again; the dice show these faces. */
  readonly press: (button: string | RegExp, faces: readonly number[]) => Promise<void>;
  /** Presses a step on the card, then a die of it, whoever rolled that; the dice that move show these faces. */
  readonly step: (button: string | RegExp, die: string | undefined, faces: readonly number[]) => Promise<void>;
  /** Rolls what the form says; the dice show these faces. */
  readonly roll: (faces: readonly number[]) => Promise<void>;
  readonly form: () => Promise<void>;
  /** Looks at the party, beside the tray or above it. */
  readonly party: (look: (panel: Locator) => Promise<void>) => Promise<void>;
  /** Everything that the sheets of these characters show of the open system. */
  readonly numbers: (names: readonly string[]) => Promise<readonly string[]>;
  /** Undoes until nothing but the sample party is left. */
  readonly undoAll: () => Promise<void>;
}

/** A table that lets the tray roll, or one that rolls dice of its own and types in what they show. */
export function createPartyTable(page: Page, whose: 'tray' | 'hand' = 'tray'): PartyTable {
  const result = page.getByRole('region', { name: 'Result' });
  const card = result.getByRole('article');
  const kept = page.getByRole('group', { name: 'Kept rolls' });
  const dice: Dice = whose === 'hand' ? realDice : trayDice;
  let rolls = 0;

  async function show(part: 'Set up' | 'Result'): Promise<void> {
    const toggle = page.getByRole('button', { name: part, exact: true });
    if (await toggle.isVisible()) await toggle.click();
  }

  async function party(look: (panel: Locator) => Promise<void>): Promise<void> {
    const opener = page.getByRole('button', { name: 'Party', exact: true });
    if (await opener.isVisible()) {
      await opener.click();
      await look(page.getByRole('dialog', { name: 'Party' }));
      await page.getByRole('dialog', { name: 'Party' }).getByRole('button', { name: 'Close' }).click();
    } else {
      await look(page.getByRole('complementary', { name: 'Party' }));
    }
  }

  async function rollBy(button: Locator, faces: readonly number[]): Promise<void> {
    await dice(page, faces, () => button.click());
    rolls += 1;
    await expect(card.getByText(`Roll ${String(rolls)}`, { exact: true })).toBeVisible();
  }

  return {
    page,
    card,
    party,
    form: () => show('Set up'),
    open: async (tab) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('./');
      await page.getByRole('button', { name: 'Try a sample party' }).first().click();
      await page.getByRole('tab', { name: tab }).click();
      await expect(kept).toBeVisible();
      if (whose === 'hand') await page.getByRole('button', { name: 'Type in real dice' }).click();
    },
    press: async (button, faces) => {
      const chip = kept.getByRole('button', { name: button });
      await show('Set up');
      if ((await chip.count()) > 0) {
        await rollBy(chip.first(), faces);
      } else {
        await show('Result');
        await rollBy(result.getByRole('button', { name: button }).first(), faces);
      }
    },
    step: async (button, die, faces) => {
      await show('Result');
      await dice(page, faces, async () => {
        await card.getByRole('button', { name: button }).first().click();
        if (die !== undefined) {
          await card
            .getByRole('button', { name: new RegExp(`^${die}(, entered by hand)?$`) })
            .first()
            .click();
        }
      });
    },
    roll: (faces) => rollBy(page.getByRole('contentinfo').getByRole('button', { name: /^Roll\b/ }), faces),
    numbers: async (names) => {
      const told: string[] = [];
      await party(async (panel) => {
        for (const name of names) {
          const row = panel
            .getByRole('listitem')
            .filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });
          const toggle = row.getByRole('button', { name: new RegExp(`^${name}`) });
          await toggle.click();
          told.push(await toggle.innerText());
          told.push(...(await row.locator('input[role=spinbutton], input[role=switch]').evaluateAll(statesOf)));
          told.push(...(await row.getByRole('list', { name: 'Temporary Fate Dice' }).allInnerTexts()));
          await toggle.click();
        }
      });
      return told;
    },
    undoAll: async () => {
      const undo = page.getByRole('button', { name: 'Undo' });
      for (let presses = 0; presses < 60; presses += 1) {
        await undo.click();
        if (await page.getByRole('button', { name: 'Try a sample party' }).first().isVisible()) break;
      }
      await page.getByRole('button', { name: 'Redo' }).click();
    },
  };
}

// Runs in the page, so it can use nothing from here.
function statesOf(fields: readonly Element[]): readonly string[] {
  return fields
    .filter((field) => field instanceof HTMLInputElement)
    .map((field) => (field.role === 'switch' ? String(field.checked) : field.value));
}
