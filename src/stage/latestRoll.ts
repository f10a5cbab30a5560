import type { Entry } from '../store/history/entry';
import { findEntry, type History } from '../store/history/history';

/** A roll, and the event that it was last thrown, chosen or revealed by. */
export interface LatestRoll {
  readonly entry: Entry;
  readonly event: string;
}

/** The roll that the table is looking at: what happened last to a roll that isn't voided tells which. */
export function latestRoll(history: History): LatestRoll | undefined {
  for (let place = history.standing.length - 1; place >= 0; place -= 1) {
    const event = history.standing[place];
    if (event === undefined || event.type === 'changed' || event.type === 'voided') continue;
    const entry = findEntry(history, event.type === 'rolled' ? event.id : event.roll);
    if (entry !== undefined && !entry.voided) return { entry, event: event.id };
  }
  return undefined;
}
