import type { Page } from '@playwright/test';
import type { Hand } from './hand';

/** Everything by a finger; letters come from the phone's own keyboard. */
export function touchHand(page: Page): Hand {
  return {
    press: (target) => target.tap(),
    choose: (target) => target.tap(),
    write: async (target, text) => {
      await target.tap();
      await target.fill(text);
    },
    select: async (target, entry) => {
      await target.tap();
      await target.selectOption({ label: entry });
    },
    hurry: () => page.getByRole('region', { name: 'Dice tray' }).tap(),
  };
}
