import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Disclosure } from '../../../ui/Disclosure';
import { IconButton } from '../../../ui/IconButton';
import { Notice } from '../../../ui/Notice';
import voiceOnly from '../../../ui/VisuallyHidden.module.css';
import type { Shelf } from '../../panelProps';
import form from '../../shared/form.module.css';
import { downloadText } from '../../../ui/downloadText';
import classes from './TableShelf.module.css';
import type { Table } from './table';
import { readTable, readTableFile, type ReadTable, tableFileName, writeTableFile } from './tableFile';

interface TableShelfProps {
  readonly table: Table;
  readonly shelf: Shelf;
  readonly onUse: (table: Table) => void;
}

/** The tables that were kept, and those that come and go as files. */
export function TableShelf({ table, shelf, onUse }: TableShelfProps) {
  const [fault, setFault] = useState<string>();
  const fileInput = useRef<HTMLInputElement>(null);
  const name = table.name.trim() === '' ? 'Table without a name' : table.name.trim();

  function take(read: ReadTable) {
    setFault('fault' in read ? read.fault : undefined);
    if ('table' in read) onUse(read.table);
  }

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [chosen] = input.files ?? [];
    if (chosen !== undefined) take(readTableFile(await chosen.text()));
    // Else the same file could not be chosen again after it was put right.
    input.value = '';
  }

  return (
    <Disclosure label="Kept tables" summary={shelf.items.length === 0 ? 'none' : String(shelf.items.length)}>
      {shelf.items.length > 0 && (
        <ul className={classes.kept} aria-label="Kept tables">
          {shelf.items.map((item) => (
            <li className={classes.item} key={item.id}>
              <Button className={classes.use} onClick={() => take(readTable(item.data))}>
                Use {item.name}
              </Button>
              <IconButton icon="close" label={`Remove ${item.name}`} onClick={() => shelf.remove(item.id)} />
            </li>
          ))}
        </ul>
      )}
      <div className={form.actions}>
        <Button icon="plus" onClick={() => shelf.keep(name, table)}>
          Keep this table
        </Button>
        <Button icon="download" onClick={() => downloadText(tableFileName(table), writeTableFile(table))}>
          Save as a file
        </Button>
        <Button icon="upload" onClick={() => fileInput.current?.click()}>
          Open a file
        </Button>
        <input
          ref={fileInput}
          className={voiceOnly.hidden}
          type="file"
          accept=".json,application/json"
          aria-label="File with a check table"
          tabIndex={-1}
          onChange={(event) => void open(event)}
        />
      </div>
      {fault !== undefined && (
        <Notice kind="fault" onDismiss={() => setFault(undefined)}>
          {fault}
        </Notice>
      )}
    </Disclosure>
  );
}
