import { ludoTableSchema } from '@clatter/engine';
import * as v from 'valibot';
import type { Table } from './table';

const kind = 'clatter-check-table';
const version = 1;
const largestFile = 1_000_000;

const file = v.object({ kind: v.literal(kind), version: v.number(), table: v.unknown() });

export type ReadTable = { readonly table: Table } | { readonly fault: string };

/** A table from whatever was kept or shared; what is wrong with it where it is none. */
export function readTable(data: unknown): ReadTable {
  const result = v.safeParse(ludoTableSchema, data);
  if (result.success) return { table: result.output };
  const [issue] = result.issues;
  return { fault: `That is no check table: “${v.getDotPath(issue) ?? 'table'}” ${issue.message}.` };
}

/** The text of a file that holds one table. */
export function writeTableFile(table: Table): string {
  return `${JSON.stringify({ kind, version, table }, undefined, 2)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the text of a shared file, and says what is wrong with any other text. */
export function readTableFile(text: string): ReadTable {
  if (text.length > largestFile) return { fault: 'That file is too large for a check table; 1 MB is the most.' };
  const result = v.safeParse(file, parse(text));
  if (!result.success) return { fault: 'That file holds no check table; choose one that was saved from here.' };
  if (result.output.version !== version) {
    return { fault: `That file was saved by a later version (${String(result.output.version)}); update to read it.` };
  }
  return readTable(result.output.table);
}

/** A name for a table's file, of letters and digits that every system takes. */
export function tableFileName(table: Table): string {
  const name = table.name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name === '' ? 'table' : name}.table.json`;
}
