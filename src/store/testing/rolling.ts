import type { Entry } from '../history/entry';
import type { RollOrder } from '../tray/prepare';
import type { TrayStore } from '../tray/trayState';
import { flip } from './toySystem';

export function entries(tray: TrayStore): readonly Entry[] {
  return tray.getState().history.entries;
}

/** What each roll came to; its reason where it can't be read. */
export function titles(tray: TrayStore): readonly string[] {
  return entries(tray).map((entry) => {
    const opened = entry.open();
    return opened.type === 'readable' ? opened.roll.words().title : opened.reason;
  });
}

/** Flips so many coins and gives the roll's id. Throws what the tray refuses. */
export function roll(tray: TrayStore, coins = 1, more: Partial<RollOrder> = {}): string {
  const result = tray.actions.roll({ system: 'coins', request: flip(coins), ...more });
  if ('fault' in result) throw new Error(result.fault.message);
  return result.roll;
}
