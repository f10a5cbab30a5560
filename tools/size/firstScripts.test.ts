import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstScripts } from './firstScripts';

const system = 'src/panels/one/index.ts';
let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

it('follows the static imports of the page and of its first system, each once, and leaves out what comes later', () => {
  write({
    'index.html': { file: 'a.js', imports: ['b', 'c'], dynamicImports: ['later', system, 'src/panels/two/index.ts'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['b'] },
    [system]: { file: 'one.js', imports: ['c', 'd'], dynamicImports: ['later'] },
    d: { file: 'd.js' },
    later: { file: 'later.js' },
  });
  expect(firstScripts(dist)).toEqual(['a.js', 'one.js', 'b.js', 'c.js', 'd.js']);
});

it('complains of a build without a page', () => {
  write({});
  expect(() => firstScripts(dist)).toThrow('no index.html');
});

it('complains of a page without a system', () => {
  write({ 'index.html': { file: 'a.js', dynamicImports: ['later'] } });
  expect(() => firstScripts(dist)).toThrow('fetches no system');
});

function write(manifest: object): void {
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
}
