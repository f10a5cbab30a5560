import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserFlags, findBrowser } from './browser.mjs';
import { installed, root, run } from './run.mjs';

export interface BuiltTray {
  readonly browser: Browser;
  /** Where the built tray is served, in a subfolder. */
  readonly address: string;
}

/** Builds the tray into a folder of its own, serves it, starts a browser, and clears all away when the work is done. */
export async function withBuiltTray(work: (tray: BuiltTray) => Promise<void>): Promise<void> {
  const folder = `${root}node_modules/.cache/tray-${process.pid}`;
  const found = await findBrowser(() => undefined);
  if (found === undefined) throw new Error('There is no Chromium here: put one on the PATH or name it in CHROME_PATH.');
  const built = await run(installed('vite'), ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir']);
  if (!built.ok) throw new Error(built.output);
  const base = '/some/table/';
  const server = await preview({ root, base, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } });
  const path = found.path === undefined ? {} : { executablePath: found.path };
  const browser = await chromium.launch({ ...path, args: [...browserFlags], env: definedOnly(found.env) });
  try {
    await work({ browser, address: `http://127.0.0.1:${portOf(server.httpServer.address())}${base}` });
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

function definedOnly(own: NodeJS.ProcessEnv): Record<string, string> {
  const all = Object.entries({ ...process.env, ...own });
  return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
