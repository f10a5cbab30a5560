import { rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { installed, root, run } from './run.mjs';

// Builds into a folder of its own, so that several runs don't disturb each other; takes Playwright's own arguments.
const folder = `${root}node_modules/.cache/e2e-${process.pid}`;
const browser = await findBrowser(console.log);
const built = await run(installed('vite'), ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir']);
console.log(built.output);

if (browser !== undefined && built.ok) {
  const path = browser.path === undefined ? {} : { CHROME_PATH: browser.path };
  const env = { ...process.env, ...path, ...browser.env, E2E_DIST: folder };
  const { ok } = await run(installed('playwright'), ['test', ...process.argv.slice(2)], { env, live: true });
  process.exitCode = ok ? 0 : 1;
} else {
  process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
