import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// What runs is in a group of its own, so it does not hear of an interruption by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/**
 * Runs a command in the project's folder and gathers what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, seconds?: number, live?: boolean }} [options] `seconds`: killed, with all that it
 *   started, after so many; `live`: prints straight through and gathers nothing
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = process.env, seconds = 600, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    const end = () => stop(child.pid);
    const late = setTimeout(() => {
      output += `\nStopped: it took longer than ${seconds} s.`;
      end();
    }, seconds * 1000);
    process.once('exit', end);
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    const settle = (/** @type {boolean} */ ok) => {
      clearTimeout(late);
      process.removeListener('exit', end);
      resolve({ ok, output: output.trimEnd() });
    };
    child.once('error', (error) => {
      output += `${command}: ${error.message}`;
      settle(false);
    });
    child.once('close', (code) => settle(code === 0));
  });
}

/** @param {number | undefined} pid */
function stop(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended on its own.
  }
}

/** The path of a command that an installed package brings. @param {string} name */
export function installed(name) {
  return `${root}node_modules/.bin/${name}`;
}
