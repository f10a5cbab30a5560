import { useRef, useState } from 'react';

import { readBackupFile } from '../../store/backup/backup';
import { exportAll, restoreAll } from '../../store/backup/restore';
import { publicRolls, writeCsv } from '../../store/backup/publicRolls';
import { isMasked } from '../../store/history/entry';
import { useStores } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { downloadText } from '../../ui/downloadText';
import type { InstalledSystem } from '../install';
import classes from './MenuDialog.module.css';

interface KeepSectionProps {
  readonly systems: readonly InstalledSystem[];
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Everything out as a file, and back in again. */
export function KeepSection({ systems }: KeepSectionProps) {
  const stores = useStores();
  const chooser = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');

  function exportEverything(): void {
    const hidden = stores.tray.getState().history.entries.some(isMasked);
    downloadText(`clatter-${day(stores.now())}.json`, exportAll(stores));
    setTold(hidden ? 'Exported. The file holds hidden rolls too.' : 'Exported.');
  }

  async function importFile(file: File): Promise<void> {
    const read = await readBackupFile(file);
    if ('problem' in read) {
      setTold(`${read.problem} Nothing was changed.`);
      return;
    }
    const added = restoreAll(stores, read.backup);
    setTold(added === 0 ? 'All of it was here already.' : `Restored; ${added} events were new.`);
  }

  return (
    <div className={classes.keep}>
      <Button icon="download" onClick={exportEverything}>
        Export everything
      </Button>
      <Button
        icon="download"
        onClick={() => {
          const rolls = publicRolls(systems, stores.tray.party(), stores.tray.getState());
          downloadText(`clatter-${day(stores.now())}.csv`, writeCsv(rolls), 'text/csv');
          setTold('Exported as a table; hidden rolls are left out.');
        }}
      >
        Export the history as a table
      </Button>
      <Button icon="upload" onClick={() => chooser.current?.click()}>
        Import an export
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="An export of Clatter"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) void importFile(file);
        }}
      />
      <p role="status">{told}</p>
    </div>
  );
}
