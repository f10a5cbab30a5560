import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { installPackages } from './install.mjs';
import { installed, root, run } from './run.mjs';

/**
 * One check. `needs` names those that go before it, `alone` those that want the whole machine.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} [needs]
 * @property {boolean} [alone]
 * @property {() => Promise<{ ok: boolean, output: string }>} work
 * @property {(output: string) => Counts} [count] how many it stands for; else it counts as one
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

const reports = `${root}node_modules/.cache/reports`;
const browserReport = `${reports}/browser.json`;

/** @type {import('./browser.mjs').Browser | undefined} */
let browser;

/** @type {readonly Step[]} */
const steps = [
  { name: 'build', work: () => tool('vite', 'build', '--logLevel', 'warn') },
  { name: 'lint', work: () => tool('eslint', '.', '--max-warnings', '0') },
  { name: 'types', work: () => tool('tsc', '-b') },
  { name: 'format', work: () => tool('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'arrows', work: () => tool('depcruise', 'src', 'tools', 'e2e', '--config', '.dependency-cruiser.js') },
  { name: 'unused', work: () => tool('knip') },
  { name: 'vectors', work: () => tool('tsx', 'tools/vectors.ts'), count: countVectors },
  { name: 'size', needs: ['build'], work: () => tool('tsx', 'tools/size.ts') },
  { name: 'rules', alone: true, work: () => testUnits('rules', '--coverage'), count: () => countUnits('rules') },
  { name: 'parts', alone: true, work: () => testUnits('parts'), count: () => countUnits('parts') },
  { name: 'browser', work: getBrowser },
  { name: 'pages', needs: ['build', 'browser'], alone: true, work: testPages, count: countPages },
];

await main(process.argv.slice(2));

/** @param {readonly string[]} names of the steps to run, all where none is named */
async function main(names) {
  const began = performance.now();
  const wanted = withNeeds(names);
  const install = await timed({ name: 'install', work: installPackages });
  if (!install.ok) return finish([install.counts], began);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  finish(await runAll(wanted), began);
}

/** The steps named, all where none is, and those that they need. @param {readonly string[]} names */
function withNeeds(names) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}; there are ${known.join(', ')}.`);
    process.exit(1);
  }
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs ?? []);
  return steps.filter(({ name }) => names.length === 0 || names.includes(name) || needed.includes(name));
}

/** @param {readonly Counts[]} counts @param {number} began */
function finish(counts, began) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\nin all ${seconds(began)}\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/**
 * Runs two at a time, one where it wants to be alone, in the order given as far as needs allow.
 *
 * @param {readonly Step[]} wanted
 */
async function runAll(wanted) {
  const waiting = [...wanted];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Counts[]} */
  const counts = [];
  /** @type {Set<string>} */
  const open = new Set(wanted.map(({ name }) => name));
  while (waiting.length + running.size > 0) {
    const next = waiting.find((step) => mayStart(step, [...running.keys()], open));
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const done = timed(next).then((result) => {
      counts.push(result.counts);
      open.delete(next.name);
      running.delete(next);
    });
    running.set(next, done);
  }
  return counts;
}

/** @param {Step} step @param {readonly Step[]} running @param {ReadonlySet<string>} open */
function mayStart(step, running, open) {
  if (step.needs?.some((name) => open.has(name))) return false;
  if (step.alone) return running.length === 0;
  return running.length < 2 && !running.some(({ alone }) => alone);
}

/** @param {Step} step */
async function timed({ name, work, count }) {
  const began = performance.now();
  const { ok, output } = await work();
  const counts = countsOf(ok, output, count);
  const total = counts.passed + counts.failed;
  const told = count === undefined ? '' : `  ${counts.passed} of ${total}`;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds(began).padStart(7)}${told}`);
  if (!ok) console.log(`${output.replace(/^/gm, '        ')}\n`);
  return { ok, counts };
}

/** @param {boolean} ok @param {string} output @param {Step['count']} count @returns {Counts} */
function countsOf(ok, output, count) {
  const counted = count === undefined ? { passed: ok ? 1 : 0, failed: 0 } : count(output);
  return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

/** @param {string} name @param {readonly string[]} args */
function tool(name, ...args) {
  return run(installed(name), args, { env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } });
}

/** Runs the tests of one of vitest's projects. @param {string} project @param {readonly string[]} more */
function testUnits(project, ...more) {
  const report = ['--reporter=dot', '--reporter=json', `--outputFile=${unitReport(project)}`];
  return tool('vitest', 'run', '--project', project, ...report, ...more);
}

/** @param {string} project */
function unitReport(project) {
  return `${reports}/${project}.json`;
}

async function getBrowser() {
  /** @type {string[]} */
  const told = [];
  browser = await findBrowser((text) => told.push(text));
  return { ok: browser !== undefined, output: told.join('\n') };
}

async function testPages() {
  if (browser === undefined) return { ok: false, output: 'There is no browser to test in.' };
  const { CHROME_PATH: _, ...others } = process.env;
  const path = browser.path === undefined ? {} : { CHROME_PATH: browser.path };
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, NO_COLOR: '1', FORCE_COLOR: undefined };
  const env = { ...others, ...path, ...browser.env, ...report };
  return run(installed('playwright'), ['test', '--reporter=line,json'], { env });
}

/** @param {string} output */
function countVectors(output) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
}

/** @param {string} project */
function countUnits(project) {
  const report = readReport(unitReport(project));
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}

function countPages() {
  const { expected, unexpected, flaky } = readReport(browserReport).stats ?? {};
  return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {number} began */
function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
