import { expect, type Locator, type Page } from '@playwright/test';
import { giveFaces } from './faces';
import type { Hand } from './hand';

/** What card, history and voice have to say of one roll. */
interface Told {
  readonly number: number;
  readonly title: string;
  readonly sentence: string;
  /** Texts that the card shows besides. */
  readonly card?: readonly string[];
}

type Kept = Pick<Told, 'number' | 'title'> & Partial<Told>;

/** The tray as a person uses it. */
export interface Tray {
  /** Opens the page, or loads it again. */
  readonly open: (address?: string) => Promise<void>;
  /** Goes to the form of a system and, where it has several, of a kind of roll. */
  readonly setUp: (system: string, kind?: string) => Promise<void>;
  readonly rollButton: Locator;
  /** The card of the present roll. */
  readonly card: Locator;
  readonly status: Locator;
  /** The next dice of the page will show these faces. */
  readonly giveFaces: (faces: readonly number[]) => Promise<void>;
  /** Rolls what is set up; the dice will show these faces. */
  readonly roll: (faces: readonly number[]) => Promise<void>;
  /** Presses a button of the card, and then dice of it by their names; the dice that move will show these faces. */
  readonly take: (button: string | RegExp, dice: readonly string[], faces: readonly number[]) => Promise<void>;
  readonly history: (look: (rows: Locator) => Promise<void>) => Promise<void>;
  readonly expectTold: (told: Told) => Promise<void>;
  /** Finds rolls in the history by a search, newest first, and opens each to its card. */
  readonly expectKept: (rolls: readonly Kept[]) => Promise<void>;
}

/** As the voice says it: a screen reader leaves signs out. */
function aloud(sentence: string): string {
  const spoken = { ' − ': ' minus ', '−': 'minus ', ' + ': ' plus ', '+': 'plus ', ' = ': ' is ' };
  return Object.entries(spoken).reduce((text, [sign, word]) => text.replaceAll(sign, word), sentence);
}

export function createTray(page: Page, hand: Hand): Tray {
  const card = page.getByRole('region', { name: 'Result' }).getByRole('article');
  const status = page.getByRole('status');
  const rollButton = page.getByRole('contentinfo').getByRole('button', { name: /^Roll\b/ });

  /** Narrow screens show form or card in one place. */
  async function show(part: 'Set up' | 'Result'): Promise<void> {
    const toggle = page.getByRole('button', { name: part, exact: true });
    if (await toggle.isVisible()) await hand.press(toggle);
  }

  async function history(look: (rows: Locator) => Promise<void>): Promise<void> {
    const rows = page.getByRole('list', { name: 'Rolls, newest first' }).locator('> li');
    const opener = page.getByRole('button', { name: 'History', exact: true });
    await expect(rollButton).toBeVisible();
    if (!(await opener.isVisible())) {
      await look(rows);
      return;
    }
    await hand.press(opener);
    await look(rows);
    await hand.press(page.getByRole('button', { name: 'Close' }));
  }

  return {
    card,
    status,
    rollButton,
    history,
    giveFaces: (faces) => giveFaces(page, faces),
    open: async (address = './') => {
      await page.goto(address);
      await expect(rollButton).toBeVisible();
    },
    setUp: async (system, kind) => {
      await show('Set up');
      const tab = page.getByRole('tab', { name: system });
      await hand.choose(tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      if (kind === undefined) return;
      const kinds = page.getByRole('group', { name: 'Kind of roll' });
      await hand.choose(kinds.getByRole('radio', { name: kind, exact: true }));
      await expect(kinds.getByRole('radio', { name: kind, exact: true })).toBeChecked();
    },
    roll: async (faces) => {
      await giveFaces(page, faces);
      await hand.press(rollButton);
      await hand.hurry();
    },
    take: async (button, dice, faces) => {
      await giveFaces(page, faces);
      await show('Result');
      await hand.press(card.getByRole('button', { name: button }));
      for (const die of dice) await hand.press(card.getByRole('button', { name: die, exact: true }).first());
      if (faces.length > 0) await hand.hurry();
    },
    expectTold: async ({ number, title, sentence, card: texts = [] }) => {
      await expect(status).toHaveText(`Roll ${number}. ${aloud(sentence)}`);
      await show('Result');
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card).toContainText(`Roll ${number}`);
      for (const text of texts) await expect(card).toContainText(text);
      await history(async (rows) => {
        const row = rows.getByRole('button', { name: new RegExp(`\\b${number} · `) });
        await expect(row).toContainText(title);
        await expect(row).toContainText(sentence);
      });
    },
    expectKept: async (rolls) => {
      await history(async (rows) => {
        for (const { number, title, sentence = '', card: texts = [] } of rolls) {
          const row = rows.filter({ has: page.getByRole('button', { name: new RegExp(`\\b${number} · `) }) });
          const opener = row.getByRole('button', { expanded: false });
          await expect(opener).toContainText(title);
          await expect(opener).toContainText(sentence);
          await hand.press(opener);
          await expect(row.getByRole('article', { name: title })).toContainText(`Roll ${number}`);
          for (const text of texts) await expect(row.getByRole('article')).toContainText(text);
        }
      });
    },
  };
}
