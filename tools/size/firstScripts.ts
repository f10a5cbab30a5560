import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What a page may fetch of script before the default Roll works, in bytes, gzipped. */
export const firstScriptsLimit = 130_000;

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);

/** The script files that a built page fetches at once: its entry and all that this imports statically. */
export function firstScripts(dist: string): readonly string[] {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const files = new Set<string>();
  const waiting = ['index.html'];
  for (const name of waiting) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The manifest holds no ${name}; build first.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...chunk.imports);
  }
  return [...files];
}
