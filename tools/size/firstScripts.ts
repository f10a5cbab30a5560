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
 * The script files that a built page fetches before its first roll: its entry, the rules of the first system, and all
 * that these import statically.
 */
export function firstScripts(dist: string): readonly string[] {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const files = new Set<string>();
  const rules = manifest['index.html']?.dynamicImports.find((name) => name.startsWith('src/engine/systems/'));
  if (rules === undefined) throw new Error('The page fetches no rules of its own; look at src/systems.ts.');
  const waiting = ['index.html', rules];
  for (const name of waiting) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The manifest holds no ${name}; build first.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...chunk.imports);
  }
  return [...files];
}
