import { downloadText } from '../../../ui/downloadText';
import type { Shelf } from '../../panelProps';
import { KeptShelf } from '../../shared/KeptShelf';
import { useTaken } from '../../shared/useTaken';
import type { Table } from './table';
import { tableFile } from './tableFile';

interface TableShelfProps {
  readonly table: Table;
  readonly shelf: Shelf;
  readonly onUse: (table: Table) => void;
}

/** The tables that were kept, and those that come and go as files. */
export function TableShelf({ table, shelf, onUse }: TableShelfProps) {
  const { note, tell, take } = useTaken(onUse);
  const name = table.name.trim() === '' ? 'Table without a name' : table.name.trim();

  function save() {
    const { fileName, text } = tableFile.write(table);
    downloadText(fileName, text);
  }

  return (
    <KeptShelf
      label="Kept tables"
      shelf={shelf}
      keepLabel="Keep this table"
      fileLabel="File with a check table"
      onUse={(item) => take(tableFile.read(item.data))}
      onKeep={() => shelf.keep(name, table)}
      onSave={save}
      onOpen={(file) => void tableFile.readFile(file).then(take)}
      note={note}
      onDismiss={() => tell(undefined)}
    />
  );
}
