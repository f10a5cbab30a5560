import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstScripts } from './firstScripts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

it('follows static imports, each once, and leaves out what comes later', () => {
  write({
    'index.html': { file: 'a.js', imports: ['b', 'c'], dynamicImports: ['later'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['b'] },
    later: { file: 'later.js' },
  });
  expect(firstScripts(dist)).toEqual(['a.js', 'b.js', 'c.js']);
});

it('complains of a build without a page', () => {
  write({});
  expect(() => firstScripts(dist)).toThrow('index.html');
});

function write(manifest: object): void {
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
}
