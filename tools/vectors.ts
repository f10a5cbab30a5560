import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { ruleSystems } from '@clatter/engine';
import { playCases } from './vectors/playCases';
import { readCases } from './vectors/readCases';

// npm starts a script in the project's folder and tells here where it was called.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
const [named] = process.argv.slice(2);
const own = fileURLToPath(new URL('../src/engine/vectors', import.meta.url));

const { cases, faults } = readCases(named === undefined ? own : resolve(calledFrom, named));
const verdicts = playCases(cases, ruleSystems);

for (const message of faults) console.log(message);
for (const { id, state, lines } of verdicts) {
  if (state === 'failed') console.log(`${id}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

const count = (state: string) => verdicts.filter((verdict) => verdict.state === state).length;
const failed = count('failed') + faults.length;
const skipped = count('skipped');
console.log(`${count('passed')} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
process.exitCode = failed === 0 ? 0 : 1;
