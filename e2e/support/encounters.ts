import { expect } from '@playwright/test';
import type { PartyTable } from './party';

/** What a table with the sample party plays of one system, one play after the other. */
export interface Encounter {
  readonly tab: string;
  /** Whose sheets it touches. */
  readonly names: readonly string[];
  /** By what happens; each ends when it is to be seen. */
  readonly plays: Readonly<Record<string, (table: PartyTable) => Promise<void>>>;
}

export const ludo: Encounter = {
  tab: 'Ludicrous Ludo',
  names: ['Mira', 'Goblin'],
  plays: {
    'an attack grazes': async ({ press, card }) => {
      await press('Mira: Sword', [13, 14]);
      await expect(card).toContainText('Grazing hit');
    },
    'it does half damage': async ({ press, card }) => {
      await press('Damage, halved', [6]);
      await expect(card.getByRole('heading')).toHaveText('4 damage');
    },
    'an attack is a critical success': ({ press }) => press('Mira: Sword', [20, 5]),
    'it does double damage': async ({ press, card }) => {
      await press('Damage, doubled', [6]);
      await expect(card.getByRole('heading')).toHaveText('16 damage');
    },
    'an attack misses': ({ press }) => press('Mira: Sword', [2, 10]),
    'fate rerolls it and stresses': async ({ step, card }) => {
      await step(/^Mira: Fate reroll/, 'd20, 2, kept', [19]);
      await expect(card).toContainText('Mira is now stressed');
    },
    'the stressed have no fate left': async ({ press, card }) => {
      await press('Mira: Sword', [3, 9]);
      await expect(card.getByRole('button', { name: /^Goblin: Fate reroll/ })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Mira: Fate reroll/ })).toHaveCount(0);
      await expect(card).toContainText(/Mira.*stressed/);
    },
    'stress is cleared': ({ party }) => party((panel) => panel.getByRole('button', { name: 'Stress cleared' }).click()),
    'a penalty is rolled': ({ press }) => press('Penalty', [3]),
    'a piece moves back': async ({ step, card }) => {
      await step(/^Piece 3/, undefined, []);
      await expect(card).toContainText('Mira moves Piece 3 back from 18 to 15');
    },
  },
};

export const diecon: Encounter = {
  tab: 'DIE-CON',
  names: ['Mira', 'Goblin'],
  plays: {
    'a charge': ({ press }) => press('Mira: Charge', [4, 2, 2, 1, 5, 3]),
    'the attacker rerolls': async ({ step, card }) => {
      await step(/^Mira: Reroll/, 'd6, 1, kept', [6]);
      await expect(card).toContainText('rerolled from 1');
    },
    'the defender rerolls': async ({ step, card }) => {
      await step(/^Goblin: Reroll/, 'd6, 3, kept', [2]);
      await expect(card).toContainText('rerolled from 3');
      await expect(card).toContainText(/Goblin takes 1 hit/);
    },
    'the next exchange': ({ press }) => press('Next exchange', [6, 5, 4, 3, 2, 1]),
  },
};

export const d20: Encounter = {
  tab: 'D20',
  names: ['Mira', 'Odo'],
  plays: {
    'a critical hit': async ({ press, card }) => {
      await press('Mira: Longsword', [20]);
      await expect(card.getByRole('heading')).toHaveText('Critical hit');
    },
    'it does critical damage': async ({ press, card }) => {
      await press('Critical damage', [8, 2]);
      await expect(card.getByRole('heading')).toHaveText('13 damage');
    },
    'an attack misses': ({ press }) => press('Mira: Longsword', [4]),
    'inspiration rerolls it': async ({ step, card }) => {
      await step(/^Reroll one die/, 'd20, 4, kept', [17]);
      await expect(card).toContainText('Mira spends Heroic Inspiration');
    },
    'a new day, and an award that is passed on': ({ page, party }) =>
      party(async (panel) => {
        await panel.getByRole('button', { name: 'New day' }).click();
        await expect(panel.getByRole('button', { name: /^Mira inspired/ })).toBeVisible();
        await panel.getByRole('button', { name: 'Award Heroic Inspiration' }).click();
        const award = page.getByRole('dialog', { name: 'Award Heroic Inspiration' });
        await award.getByRole('button', { name: 'Mira' }).click();
        await award.getByRole('button', { name: 'Odo' }).click();
        await expect(panel.getByRole('button', { name: /^Odo inspired/ })).toBeVisible();
      }),
  },
};

export const crossroads: Encounter = {
  tab: 'Crossroads',
  names: ['Mira', 'Sana', 'Odo'],
  plays: {
    'a skill': ({ press }) => press('Mira: Force it', [1, 4, 4]),
    'a Twist of Fate makes three alike': async ({ step, card }) => {
      await step(/^Twist of Fate/, 'd6, 1, kept', [4]);
      await expect(card).toContainText('Mira spends a Fate Die on a Twist of Fate');
      await expect(card).toContainText('Mira earns a Temporary Fate Die until the encounter ends');
    },
    'the encounter ends': ({ party }) =>
      party(async (panel) => {
        await expect(panel.getByRole('button', { name: /^Mira.*1 Fate Die, 1 temporary/ })).toBeVisible();
        await panel.getByRole('button', { name: 'End of encounter' }).click();
        await expect(panel.getByRole('button', { name: /^Mira.*1 Fate Die$/ })).toBeVisible();
      }),
    'a group of two': async ({ page, form, roll, card }) => {
      await form();
      await page.getByRole('radio', { name: 'Group' }).click({ force: true });
      const people = page.getByRole('group', { name: 'Who takes part' });
      await people.getByRole('button', { name: 'Odo' }).click();
      await expect(page.getByRole('button', { name: /^Roll 6d6/ })).toBeVisible();
      await roll([6, 6, 5, 1, 1, 2]);
      await expect(card).toContainText(/Mira.*cancels Sana’s Miss|Strong Hit cancels Miss/);
    },
  },
};

/** Plays all of it at one table. */
export async function playAll(table: PartyTable, { plays }: Encounter): Promise<void> {
  for (const play of Object.values(plays)) await play(table);
}
