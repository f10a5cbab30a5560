import { lazy, Suspense } from 'react';

import type { InstalledSystem } from './install';
import type { SystemShelf } from './loadSystems';
import { useWide, useWidest } from './useMedia';
import type { Table } from './useTable';

const HandEntry = lazy(() => import('./hand-entry/HandEntry').then((file) => ({ default: file.HandEntry })));
const HistoryPlace = lazy(() => import('./HistoryPlace').then((file) => ({ default: file.HistoryPlace })));
const PartyPlace = lazy(() => import('./PartyPlace').then((file) => ({ default: file.PartyPlace })));
const MenuDialog = lazy(() => import('./menu/MenuDialog').then((file) => ({ default: file.MenuDialog })));

/** A sheet that lies over a narrow screen. */
export type Sheet = 'history' | 'menu' | 'keys' | 'party';

interface SheetsProps {
  readonly table: Table;
  readonly entries: SystemShelf['entries'];
  readonly systems: readonly InstalledSystem[];
  /** Those in use. */
  readonly used: readonly InstalledSystem[];
  readonly open: Sheet | undefined;
  readonly onOpen: (sheet: Sheet | undefined) => void;
}

/** What stands beside the tray where there is room, and over it where there is none. */
export function Sheets({ table, entries, systems, used, open, onOpen }: SheetsProps) {
  const wide = useWide();
  const widest = useWidest();
  const { task, cancelTask } = table.rolling;
  const close = (): void => onOpen(undefined);
  return (
    <Suspense fallback={null}>
      {(wide || open === 'history') && (
        <HistoryPlace
          systems={entries}
          beside={wide}
          onClose={close}
          onAgain={(entry) => {
            close();
            table.rollAgain(entry);
          }}
        />
      )}
      {(widest || open === 'party') && (
        <PartyPlace systems={used} current={table.form.system.id} beside={widest} kept={table.kept} onClose={close} />
      )}
      {(open === 'menu' || open === 'keys') && (
        <MenuDialog systems={entries} installed={systems} atKeys={open === 'keys'} onClose={close} />
      )}
      {task !== undefined && <HandEntry dice={task.dice} onEnter={task.enter} onClose={cancelTask} />}
    </Suspense>
  );
}
