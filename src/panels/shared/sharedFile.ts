import * as v from 'valibot';

interface Named {
  readonly name: string;
}

interface FileFormat<Thing extends Named> {
  /** What it holds, as players call it: "check table". */
  readonly noun: string;
  /** What the file says it is. */
  readonly kind: string;
  /** Where in the file the thing lies. */
  readonly field: string;
  readonly schema: v.GenericSchema<unknown, Thing>;
  /** What the file is called where the thing's name has no letters; also what follows every name. */
  readonly suffix: string;
}

export type Read<Thing> = { readonly thing: Thing } | { readonly fault: string };

/** The part of a browser's `File` that is needed. */
interface ChosenFile {
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** How a thing that users keep is read wherever it comes from, and written for others. */
export interface SharedFile<Thing extends Named> {
  /** The thing that was kept or shared; what is wrong with it where it is none. */
  readonly read: (data: unknown) => Read<Thing>;
  /** The thing in a file, and what is wrong with any other file. */
  readonly readFile: (file: ChosenFile) => Promise<Read<Thing>>;
  /** A file that holds one thing; its name has letters and digits that every system takes. */
  readonly write: (thing: Thing) => { readonly fileName: string; readonly text: string };
}

const version = 1;
const largestFile = 1_000_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fileNameOf({ name }: Named, suffix: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${plain === '' ? suffix : plain}.${suffix}.json`;
}

/** Files that hold one thing of a kind each. */
export function shareAsFile<Thing extends Named>(format: FileFormat<Thing>): SharedFile<Thing> {
  const { noun, kind, field, schema, suffix } = format;
  const envelope = v.looseObject({ kind: v.literal(kind), version: v.number() });

  function read(data: unknown): Read<Thing> {
    const result = v.safeParse(schema, data);
    if (result.success) return { thing: result.output };
    const [issue] = result.issues;
    const what = issue.received === 'undefined' ? 'is missing' : issue.message;
    return { fault: `That is no ${noun}: “${v.getDotPath(issue) ?? field}” ${what}.` };
  }

  function readText(text: string): Read<Thing> {
    const result = v.safeParse(envelope, parse(text));
    if (!result.success) return { fault: `That file holds no ${noun}; choose one that was saved from here.` };
    const { [field]: thing, version: written } = result.output;
    if (written !== version) {
      return { fault: `That file was saved by a later version (${String(written)}); update to read it.` };
    }
    return read(thing);
  }

  return {
    read,
    readFile: async (file) => {
      if (file.size > largestFile) return { fault: `That file is too large for a ${noun}; 1 MB is the most.` };
      try {
        return readText(await file.text());
      } catch {
        return { fault: 'That file can’t be opened; choose it again.' };
      }
    },
    write: (thing) => ({
      fileName: fileNameOf(thing, suffix),
      text: `${JSON.stringify({ kind, version, [field]: thing }, undefined, 2)}\n`,
    }),
  };
}
