import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
vi.setConfig({ testTimeout: 60_000 });

const project = readProject();

it.each([
  'document.title',
  'window.name',
  'navigator.language',
  'localStorage.length',
  'crypto.getRandomValues',
  'performance.now()',
  'setTimeout(() => 1, 1)',
  'fetch("")',
  'console.log(1)',
  'process.env',
  'Buffer.from("")',
])('in the engine there is no %s', (expression) => {
  const name = /^\w+/.exec(expression)?.[0] ?? '';
  expect(faultsOf(`export const trespass = ${expression};`).join()).toContain(`'${name}'`);
});

it('in the engine there is the language itself', () => {
  expect(faultsOf('export const sum = [1, 2].toSorted().at(-1);')).toEqual([]);
});

it('the engine is checked strictly', () => {
  expect(faultsOf('export const face: number = [1][0];')).toHaveLength(1);
});

it('this holds for what is shipped, not for its tests', () => {
  const checked = project.fileNames.map((file) => file.slice(join(root, 'src/engine/').length));
  expect(checked).toContain('core/record.ts');
  expect(checked.filter((file) => /^testing\/|\.test\.ts$/.test(file))).toEqual([]);
});

function readProject(): ts.ParsedCommandLine {
  const refuse = (fault: ts.Diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, ' '));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, 'src/engine/tsconfig.json'), {}, host);
  if (parsed === undefined) throw new Error('The engine has no project.');
  return parsed;
}

/** What the engine's own project says of a file with this text. */
function faultsOf(text: string): readonly string[] {
  const file = join(root, 'src/engine/core/trespass.ts');
  const { tsBuildInfoFile: _, ...settings } = project.options;
  const options = { ...settings, incremental: false };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, text, target) : read(name, target, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
