import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** What a page may fetch of script before the default Roll works, in bytes, gzipped. */
const limit = 130_000;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = v.parse(
  v.record(v.string(), v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) })),
  JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')),
);

/** The script files that the browser fetches at once: the entry and all that it imports statically. */
function filesOf(name: string, seen: Set<string>): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`dist holds no ${name}; run npm run build.`);
  if (!seen.has(chunk.file)) {
    seen.add(chunk.file);
    for (const imported of chunk.imports) filesOf(imported, seen);
  }
  return seen;
}

const sizes = [...filesOf('index.html', new Set())].map((file) => ({
  file,
  size: gzipSync(readFileSync(dist + file)).length,
}));
const total = sizes.reduce((sum, { size }) => sum + size, 0);

for (const { file, size } of sizes) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  of script at once, ${limit / 1000} kB allowed`);
process.exitCode = total <= limit ? 0 : 1;
