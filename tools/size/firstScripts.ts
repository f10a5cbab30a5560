import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What a page may fetch of script before the default Roll works, in bytes, gzipped. */
export const firstScriptsLimit = 130_000;

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);

/**
 * The script files that a built page fetches before its first roll: its entry, the first system, and all
 * that these import statically.
 */
export function firstScripts(dist: string): readonly string[] {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const files = new Set<string>();
  const page = manifest['index.html'];
  if (page === undefined) throw new Error('The manifest holds no index.html; build first.');
  const system = page.dynamicImports.find((name) => name.startsWith('src/panels/'));
  if (system === undefined) throw new Error('The page fetches no system; look at src/systems.ts.');
  const waiting = ['index.html', system];
  for (const name of waiting) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The manifest holds no ${name}; build first.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...chunk.imports);
  }
  return [...files];
}
