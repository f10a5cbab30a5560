import * as v from 'valibot';

import { type Forms, formsSchema } from '../kept/forms';
import { type Settings, settingsSchema } from '../kept/settings';
import { type Shelves, shelvesSchema } from '../kept/shelf';
import type { LogEvent } from '../log/events';
import { readEvents } from '../log/readEvents';

/** Everything that is kept, hidden rolls as well. */
export interface Backup {
  readonly events: readonly LogEvent[];
  readonly settings: Settings;
  readonly forms: Forms;
  readonly shelves: Shelves;
}

/** The part of a browser's `File` that is needed. */
export interface BackupFile {
  readonly size: number;
  readonly text: () => Promise<string>;
}

export type ReadBackup = { readonly backup: Backup } | { readonly problem: string };

const format = 'clatter';
const version = 1;
const largestMegabytes = 40;

const rest = v.object({
  events: v.array(v.unknown()),
  settings: settingsSchema,
  forms: formsSchema,
  shelves: shelvesSchema,
});

/** The text of an export, as JSON. */
export function writeBackup({ events, settings, forms, shelves }: Backup): string {
  return JSON.stringify({ format, version, settings, forms, shelves, events });
}

/** Reads an export, or says what is wrong with the file; changes nothing. */
export async function readBackupFile(file: BackupFile): Promise<ReadBackup> {
  if (file.size > largestMegabytes * 1_000_000) {
    return { problem: `This file is larger than ${largestMegabytes} MB, which no export is.` };
  }
  try {
    return readBackup(await file.text());
  } catch {
    return { problem: 'This file can’t be opened; choose it again.' };
  }
}

function readBackup(text: string): ReadBackup {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { problem: 'This file is empty.' };
  if (trimmed.startsWith('<')) return { problem: 'This is a web page, not an export of Clatter.' };
  const parsed = parse(trimmed);
  if ('problem' in parsed) return parsed;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== format) {
    return { problem: 'This is not an export of Clatter.' };
  }
  const written = 'version' in value ? value.version : undefined;
  if (typeof written === 'number' && written > version) {
    return {
      problem: 'This export was made by a newer version of Clatter; reload the page to get it, then try again.',
    };
  }
  if (written !== version) return { problem: 'This export does not say which version made it.' };
  return readParts(value);
}

function parse(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    const begins = text.startsWith(`{"format":"${format}"`);
    return { problem: begins ? 'This export is damaged or only part of a file.' : 'This is not an export of Clatter.' };
  }
}

function readParts(value: object): ReadBackup {
  const parts = v.safeParse(rest, value);
  if (!parts.success) {
    const [issue] = parts.issues;
    return { problem: `This export is damaged at “${v.getDotPath(issue) ?? 'the top'}”: ${issue.message}` };
  }
  const { events, setAside } = readEvents(parts.output.events);
  const [broken] = setAside;
  if (broken !== undefined) {
    const place = parts.output.events.indexOf(broken.value) + 1;
    return { problem: `This export is damaged at event ${place}: ${broken.reason}` };
  }
  return { backup: { ...parts.output, events } };
}
