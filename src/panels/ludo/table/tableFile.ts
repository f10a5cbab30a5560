import { ludoTableSchema } from '@clatter/engine';
import { shareAsFile } from '../../shared/sharedFile';
import type { Table } from './table';

/** Check tables, as they are kept and shared. */
export const tableFile = shareAsFile<Table>({
  noun: 'check table',
  kind: 'clatter-check-table',
  field: 'table',
  schema: ludoTableSchema,
  suffix: 'table',
});
