import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';

const root = resolve(import.meta.dirname, '../..');

/** What may be imported: file, import. */
const allowed: readonly Arrow[] = [
  ['src/main.tsx', './systems'],
  ['src/main.tsx', './app/shell'],
  ['src/main.tsx', './store/log'],
  ['src/systems.ts', '@clatter/engine'],
  ['src/systems.ts', './panels/ludo/panel'],
  ['src/app/shell.tsx', '../history/list'],
  ['src/app/shell.tsx', '../store/log'],
  ['src/history/list.tsx', '../cards/card'],
  ['src/history/list.tsx', '../store/log'],
  ['src/history/list.tsx', 'react'],
  ['src/panels/ludo/panel.tsx', '../../odds/bars'],
  ['src/panels/ludo/panel.tsx', '../shared/panelForm'],
  ['src/panels/shared/panelForm.tsx', '../../ui/button'],
  ['src/cards/card.tsx', '../tray/die'],
  ['src/tray/die.tsx', '../ui/button'],
  ['src/ui/button.tsx', '@clatter/engine'],
  ['src/store/log.ts', 'zustand'],
  ['src/store/log.ts', '@clatter/engine'],
  ['src/store/log.test.ts', '@clatter/engine/testing'],
  ['src/engine/index.ts', './systems/ludo/rules'],
  ['src/engine/systems/ludo/rules.ts', '../../core/record'],
  ['src/engine/systems/ludo/rules.ts', '../../odds/count'],
  ['src/engine/systems/ludo/rules.ts', 'valibot'],
  ['src/engine/systems/ludo/rules.test.ts', '../../testing/index'],
  ['src/engine/testing/index.ts', 'vitest'],
  ['src/odds/bars.tsx', '../ui/button'],
];

/** What may not: file, import, the rule that stops it. */
const forbidden: readonly [...Arrow, string][] = [
  ['src/ui/climbs.tsx', '../cards/card', 'ui-imports-down'],
  ['src/ui/asks-for-a-type.tsx', 'type ../app/shell', 'ui-imports-down'],
  ['src/tray/sideways.tsx', '../odds/bars', 'tray-imports-down'],
  ['src/cards/climbs.tsx', '../history/list', 'cards-imports-down'],
  ['src/party/sideways.tsx', '../history/list', 'party-imports-down'],
  ['src/stage/climbs.tsx', '../systems', 'stage-imports-down'],
  ['src/cards/stores.tsx', '../store/log', 'store-serves-four'],
  ['src/panels/ludo/stores.tsx', 'type ../../store/log', 'store-serves-four'],
  ['src/panels/diecon/borrows.tsx', '../ludo/panel', 'panel-stands-alone'],
  ['src/history/names-a-system.tsx', '../panels/ludo/panel', 'history-imports-down'],
  ['src/app/names-a-system.tsx', '../panels/ludo/panel', 'systems-are-listed-in-one-place'],
  ['src/store/draws.ts', '../ui/button', 'store-knows-no-page'],
  ['src/app/reaches-in.tsx', '../engine/core/record', 'engine-by-its-door'],
  ['src/app/reaches-in-for-a-type.tsx', 'type ../engine/systems/ludo/rules', 'engine-by-its-door'],
  ['src/ui/tests.tsx', '../testing/setup', 'product-needs-no-tests'],
  ['src/history/tests.tsx', '../store/testing/script', 'product-needs-no-tests'],
  ['src/ui/develops.tsx', 'vitest', 'product-needs-no-dev-packages'],
  ['src/ui/uses-tools.tsx', '../../tools/tool', 'tools-stay-outside'],
  ['src/ui/lost.tsx', './nowhere', 'every-import-leads-somewhere'],
  ['src/engine/core/shows.ts', 'react', 'engine-is-closed'],
  ['src/engine/core/stores.ts', 'zustand', 'engine-is-closed'],
  ['src/engine/core/reads-files.ts', 'node:fs', 'engine-is-closed'],
  ['src/engine/core/leaves.ts', 'type ../../ui/button', 'engine-is-closed'],
  ['src/engine/core/knows-a-system.ts', '../systems/ludo/rules', 'engine-core-knows-no-system'],
  ['src/engine/odds/knows-a-system.ts', 'type ../systems/ludo/rules', 'engine-core-knows-no-system'],
  ['src/engine/systems/diecon/borrows.ts', '../ludo/rules', 'system-stands-alone'],
  ['src/engine/systems/diecon/goes-round.ts', '../../index', 'system-stands-alone'],
  ['src/engine/systems/ludo/scripts.ts', '../../testing/index', 'system-stands-alone'],
];

type Arrow = readonly [file: string, imported: string];

const extras: Readonly<Record<string, string>> = {
  'src/testing/setup.ts': "import 'vitest';",
  'src/store/testing/script.ts': "import 'vitest';",
  'src/engine/core/record.ts': "import 'valibot';",
  'src/engine/odds/count.ts': "import 'valibot';",
  'src/ui/circle.ts': "import './circleBack';",
  'src/ui/circleBack.ts': "import './circle';",
  'src/ui/forgotten.ts': 'export const forgotten = 1;',
  'tools/tool.ts': "import 'valibot';",
};

const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
let found: readonly string[] = [];

beforeAll(async () => {
  build();
  found = await cruise();
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(forbidden)('%s may not import %s (%s)', (file, _, rule) => {
  expect(found.filter((violation) => violation.endsWith(` ${file}`))).toContain(`${rule} ${file}`);
});

it('finds circles and what nobody imports', () => {
  expect(found).toContain('no-circles src/ui/circle.ts');
  expect(found).toContain('no-orphans src/ui/forgotten.ts');
});

it.each(allowed)('%s may import %s', (file) => {
  expect(found.filter((violation) => violation.endsWith(` ${file}`))).toEqual([]);
});

/** Lays out a small project with one file for each arrow. */
function build(): void {
  const lines = new Map<string, string>(Object.entries(extras));
  for (const [file, imported] of [...allowed, ...forbidden]) {
    const [, type, path] = /^(type )?(.*)$/.exec(imported) ?? [];
    const line = type === undefined ? `import '${path}';` : `import type { A } from '${path}';`;
    lines.set(file, `${lines.get(file) ?? ''}${line}\nexport type A = 1;\n`);
  }
  for (const [file, text] of lines) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of ['package.json', 'tsconfig.json', 'src/tsconfig.json', 'src/engine/package.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules/@clatter'), { recursive: true });
  symlinkSync(join(folder, 'src/engine'), join(folder, 'node_modules/@clatter/engine'));
  for (const name of ['valibot', 'react', 'zustand', 'vitest']) {
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
}

const reportSchema = v.object({
  summary: v.object({ violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })) }),
});

/** The violations as `rule file`. */
async function cruise(): Promise<readonly string[]> {
  const command = join(root, 'node_modules/.bin/depcruise');
  const args = ['src', '--config', join(root, '.dependency-cruiser.js'), '--output-type', 'json'];
  const output = await new Promise<string>((done, fail) => {
    execFile(command, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_, text, complaint) => {
      if (text === '') fail(new Error(complaint));
      else done(text);
    });
  });
  const { summary } = v.parse(reportSchema, JSON.parse(output));
  return summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
}
