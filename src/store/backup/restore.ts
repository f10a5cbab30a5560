import type { KeptStore } from '../kept/createKeptStore';
import type { Forms } from '../kept/forms';
import type { Settings } from '../kept/settings';
import type { Shelves } from '../kept/shelf';
import type { TrayStore } from '../tray/trayState';
import { type Backup, writeBackup } from './backup';

interface Everything {
  readonly tray: TrayStore;
  readonly settings: KeptStore<Settings>;
  readonly forms: KeptStore<Forms>;
  readonly shelves: KeptStore<Shelves>;
}

/** The text of an export of everything. */
export function exportAll({ tray, settings, forms, shelves }: Everything): string {
  return writeBackup({
    events: tray.getState().timeline.events,
    settings: settings.getState(),
    forms: forms.getState(),
    shelves: shelves.getState(),
  });
}

/**
 * Brings back what an export holds, beside what is there already; gives how many events were new. Settings and forms
 * become those of the export.
 */
export function restoreAll({ tray, settings, forms, shelves }: Everything, backup: Backup): number {
  settings.setState(backup.settings);
  forms.setState(backup.forms, true);
  shelves.setState(({ items }) => {
    const keys = new Set([...Object.keys(items), ...Object.keys(backup.shelves.items)]);
    const merged = [...keys].map((key) => {
      const restored = backup.shelves.items[key] ?? [];
      const others = (items[key] ?? []).filter(({ id }) => restored.every((item) => item.id !== id));
      return [key, [...others, ...restored]] as const;
    });
    return { items: Object.fromEntries(merged) };
  });
  return tray.actions.merge(backup.events);
}
