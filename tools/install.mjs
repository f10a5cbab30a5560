import { readFileSync } from 'node:fs';
import { root, run } from './run.mjs';

/** Installs the packages that the lock file names, unless just these are there already. */
export async function installPackages() {
  if (isInstalled()) return { ok: true, output: 'already installed' };
  return run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline']);
}

function isInstalled() {
  const present = readPackages('node_modules/.package-lock.json');
  if (present === undefined) return false;
  const wanted = readPackages('package-lock.json') ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.startsWith('node_modules') || entry.optional) return true;
    return present[path]?.version === entry.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
