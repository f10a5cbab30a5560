import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const project = fileURLToPath(new URL('../../', import.meta.url));
const script = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

test('[R1] the script of ten lines in the README rolls in plain Node', () => {
  expect(
    script
      .trim()
      .split('\n')
      .filter((line) => line !== ''),
  ).toHaveLength(10);
  const folder = `${project}node_modules/.cache/clatter/`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}readme-${String(process.pid)}.ts`;
  writeFileSync(file, script);
  try {
    const printed = execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: project, encoding: 'utf8' });
    const [description, sentence, ...steps] = printed.trimEnd().split('\n');
    expect(description).toBe('Contest, advantage, 3d20');
    expect(sentence).toMatch(
      /^(Red wins|Blue wins|Reroll the tied crits).*: .+\. Red d20 \d+ \(\d+ dropped\), .+ Blue d20 \d+, .+\.$/,
    );
    expect(steps[0]).toMatch(/^May follow: (Fate reroll, the party becomes stressed|Reroll the tied crits, free)$/);
  } finally {
    rmSync(file);
  }
});
