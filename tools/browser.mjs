import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed, root, run } from './run.mjs';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const patience = 20;
const packedFolder = join(root, 'node_modules/.cache/packed-chromium');

/** Letters of several scripts: a browser that finds no typeface to fall back on breaks down over them. */
const hardText = '<p style="font-family: system-ui">Roll − “ü” 世界 مرحبا 👩‍🚀</p>';

/**
 * @typedef {{ path: string | undefined, env: NodeJS.ProcessEnv }} Browser `path` is undefined where Playwright
 *   shall use its own
 */

/**
 * Ways to a Chromium, the cheap ones first. Each gives browsers that may or may not start.
 *
 * @type {readonly { name: string, browsers: () => Promise<readonly Browser[]> }[]}
 */
const ways = [
  { name: 'CHROME_PATH or one on the PATH', browsers: async () => presentBrowsers() },
  { name: "Playwright's own", browsers: async () => [{ path: undefined, env: {} }] },
  { name: 'the package @sparticuz/chromium', browsers: async () => [await packedBrowser()] },
  { name: 'playwright install', browsers: async () => [await downloadedBrowser()] },
  { name: "Debian's chromium", browsers: async () => [await debianBrowser()] },
];

/**
 * Finds a Chromium that really starts, and gets one where there is none. Tells `say` what failed on the way.
 *
 * @param {(text: string) => void} say
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser(say) {
  for (const way of ways) {
    try {
      const browser = await firstThatStarts(await way.browsers());
      say(`${way.name}: ${browser.path ?? 'starts'}`);
      return browser;
    } catch (error) {
      say(`${way.name}: ${firstLine(error)}`);
    }
  }
  return undefined;
}

/** @param {readonly Browser[]} browsers */
async function firstThatStarts(browsers) {
  let fault = new Error('none there');
  for (const browser of browsers) {
    try {
      await probe(browser);
      return browser;
    } catch (error) {
      if (error instanceof Error) fault = error;
    }
  }
  throw fault;
}

/** @param {Browser} browser */
async function probe({ path, env }) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    args: browserFlags,
    env: { ...process.env, ...env },
    timeout: patience * 1000,
  });
  try {
    const page = await browser.newPage();
    await page.setContent(hardText);
    await page.screenshot();
  } finally {
    await browser.close();
  }
}

/** @returns {readonly Browser[]} */
function presentBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
  const named = process.env.CHROME_PATH;
  const paths = named === undefined || named === '' ? onPath : [named, ...onPath];
  return paths.map((path) => ({ path, env: {} }));
}

/** Unpacks into a folder of its own, away from what other projects may have left half unpacked. */
async function packedBrowser() {
  const finished = join(packedFolder, 'finished');
  if (!existsSync(finished)) {
    rmSync(packedFolder, { recursive: true, force: true });
    mkdirSync(packedFolder, { recursive: true });
    const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    const args = ['install', ...flags, '--prefix', packedFolder, '@sparticuz/chromium@147.0.0'];
    demand(await run('npm', args, { seconds: patience }));
  }
  const before = { ...process.env };
  process.env.TMPDIR = packedFolder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  try {
    const entry = createRequire(join(packedFolder, 'package.json')).resolve('@sparticuz/chromium');
    const { default: packed } = await import(pathToFileURL(entry).href);
    const path = await within(patience, packed.executablePath());
    const env = { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, FONTCONFIG_FILE: writeFontList() };
    writeFileSync(finished, '');
    return { path, env };
  } finally {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Names the typefaces of this machine beside those that came with the browser, which alone has no list for here. */
function writeFontList() {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(packedFolder, 'fonts')];
  const dirs = folders.map((folder) => `  <dir>${folder}</dir>\n`).join('');
  const cache = `  <cachedir>${join(packedFolder, 'fonts-cache')}</cachedir>\n`;
  const file = join(packedFolder, 'fonts.conf');
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${dirs}${cache}</fontconfig>\n`);
  return file;
}

/** @returns {Promise<Browser>} */
async function downloadedBrowser() {
  demand(await run(installed('playwright'), ['install', 'chromium'], { seconds: patience }));
  return { path: undefined, env: {} };
}

/** @returns {Promise<Browser>} */
async function debianBrowser() {
  if (process.getuid?.() !== 0) throw new Error('needs root');
  demand(await run('apt-get', ['update', '-q'], { seconds: 120 }));
  demand(await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { seconds: 300 }));
  return { path: '/usr/bin/chromium', env: {} };
}

/** @param {{ ok: boolean, output: string }} result */
function demand({ ok, output }) {
  if (!ok) throw new Error(output.split('\n').at(-1));
}

/** @template T @param {number} seconds @param {Promise<T>} work @returns {Promise<T>} */
function within(seconds, work) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000).unref();
  });
  return Promise.race([work, late]);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} error */
function firstLine(error) {
  return String(error instanceof Error ? error.message : error).split('\n')[0];
}
