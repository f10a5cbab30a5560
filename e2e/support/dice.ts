import { expect, type Page } from '@playwright/test';
import { giveFaces } from './faces';

/** Does what rolls dice, and sees to it that they show these faces. */
export type Dice = (page: Page, faces: readonly number[], act: () => Promise<void>) => Promise<void>;

/** The tray's own dice. */
export const trayDice: Dice = async (page, faces, act) => {
  await giveFaces(page, faces);
  await act();
};

/** The table's dice, typed in: several in one line, a single one by its key. The tray draws none. */
export const realDice: Dice = async (page, faces, act) => {
  await giveFaces(page, []);
  await act();
  const sheet = page.getByRole('dialog', { name: 'What did your dice show?' });
  if (faces.length > 0) {
    await expect(sheet.getByRole('list', { name: 'Dice to type in' }).getByRole('listitem')).toHaveCount(faces.length);
    if (faces.length > 1) {
      await sheet.getByRole('textbox', { name: 'Or all in one line' }).fill(faces.join(' '));
    } else {
      const keypad = sheet.getByRole('group', { name: /^Faces of the d/ });
      await keypad.getByRole('button', { name: faces.join(), exact: true }).click();
    }
    await sheet.getByRole('button', { name: 'Use these dice' }).click();
  }
  await expect(sheet).toBeHidden();
};
