import { useSettings, useStores } from '../store/useStores';
import { openStage } from './openStage';
import { useShortcuts } from './useShortcuts';
import type { Table } from './useTable';

interface TrayShortcuts {
  readonly table: Table;
  readonly roll: () => void;
  readonly openHelp: () => void;
  /** `place` counts from 0 among the tabs. */
  readonly selectSystem: (place: number) => void;
}

/** What the keys of the table do. */
export function useTrayShortcuts({ table, roll, openHelp, selectSystem }: TrayShortcuts): void {
  const { settings, tray } = useStores();
  const { sound } = useSettings();
  const { form, settled, stepping } = table;

  useShortcuts((shortcut) => {
    const acts: Partial<Record<typeof shortcut.type, () => void>> = {
      roll,
      again: () => {
        if (settled !== undefined) table.rollAgain(settled.entry);
      },
      advantage: () => form.setRequest(form.system.toggleEdge(form.request, 'advantage')),
      disadvantage: () => form.setRequest(form.system.toggleEdge(form.request, 'disadvantage')),
      undo: tray.actions.undo,
      redo: tray.actions.redo,
      mute: () => settings.setState({ sound: !sound }),
      stage: openStage,
      cancel: () => stepping.activate(undefined),
      help: openHelp,
    };
    if (shortcut.type === 'system') selectSystem(shortcut.place);
    else acts[shortcut.type]?.();
  });
}
