import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const fileNames = ['ludo.json', 'diecon.json', 'd20.json', 'crossroads.json', 'free.json', 'odds.json'];

const roll = { id: v.string(), system: v.string(), request: v.unknown() };
const played = { ...roll, faces: v.unknown(), steps: v.optional(v.unknown()) };

const caseSchema = v.union(
  [
    v.object({ ...played, expect: v.record(v.string(), v.unknown()) }),
    v.object({ ...played, error: v.string() }),
    v.object({ ...roll, odds: v.record(v.string(), v.string()) }),
  ],
  'A case needs "id", "system" and "request", then "faces" with "expect" or "error", or else "odds".',
);

export type Case = v.InferOutput<typeof caseSchema>;

export interface ReadCases {
  readonly cases: readonly Case[];
  /** One message for each file or case that can't be read. */
  readonly faults: readonly string[];
}

/** Reads the case files that a folder holds. */
export function readCases(folder: string): ReadCases {
  if (!existsSync(folder)) return fault(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) return fault(`${folder} is no folder; name the folder that holds the files.`);
  const files = fileNames.map((name) => join(folder, name)).filter((file) => existsSync(file));
  if (files.length === 0) return fault(`${folder} holds none of ${fileNames.join(', ')}.`);
  const parts = files.map(readFile);
  return { cases: parts.flatMap((part) => part.cases), faults: parts.flatMap((part) => part.faults) };
}

function readFile(file: string): ReadCases {
  const content = parseFile(file);
  if (content instanceof Error) return fault(`${file} can't be read as JSON: ${content.message}`);
  if (!Array.isArray(content)) return fault(`${file} must hold a list of cases.`);
  const results = content.map((entry: unknown) => v.safeParse(caseSchema, entry));
  return {
    cases: results.flatMap((result) => (result.success ? [result.output] : [])),
    faults: results.flatMap((result, position) =>
      result.success ? [] : [`${file}, case ${position}: ${result.issues[0].message}`],
    ),
  };
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function fault(message: string): ReadCases {
  return { cases: [], faults: [message] };
}
