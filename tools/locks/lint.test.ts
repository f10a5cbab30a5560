import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
vi.setConfig({ testTimeout: 60_000 });

const eslint = new ESLint({
  cwd: root,
  // Each text here stands in for a file, so the types are to be read anew each time, in CI as well.
  overrideConfig: { languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } } },
});

describe('in the engine', () => {
  it.each([
    ['Date', 'export const now = Date.now();', 'no-restricted-globals'],
    ['Math.random', 'export const face = Math.random();', 'no-restricted-properties'],
    ['crypto', 'export const word = crypto.subtle;', 'no-restricted-globals'],
    ['setTimeout', 'setTimeout(() => 1, 1);', 'no-restricted-globals'],
    ['window', 'export const name = window.name;', 'no-restricted-globals'],
    ['document', 'export const title = document.title;', 'no-restricted-globals'],
    ['react', "export { useState } from 'react';", 'no-restricted-imports'],
    ['zustand', "export { create } from 'zustand';", 'no-restricted-imports'],
    ['files', "export { readFileSync } from 'node:fs';", 'no-restricted-imports'],
  ])('%s is refused', async (_, text, rule) => {
    expect(await rulesBroken(text, 'src/engine/core/record.ts')).toContain(rule);
  });

  it('valibot and its own files are welcome', async () => {
    const text = "export { parse } from 'valibot';\nexport { ruleError } from './errors';\n";
    expect(await rulesBroken(text, 'src/engine/core/record.ts')).toEqual([]);
  });
});

describe('everywhere', () => {
  it.each([
    ['any', 'export const face: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['a cast', 'export const face = 1 as unknown;', '@typescript-eslint/consistent-type-assertions'],
    [
      'a non-null mark',
      'export const face = (list: number[]) => list[0]!;',
      '@typescript-eslint/no-non-null-assertion',
    ],
    ['an enum', 'export enum Face { One }', 'no-restricted-syntax'],
    ['a class', 'export class Die {}', 'no-restricted-syntax'],
    ['a default export', 'export default 1;', 'no-restricted-syntax'],
    ['an unnamed export', "export * from './errors';", 'no-restricted-syntax'],
    ['a name in another style', 'export const Some_Face = 1;', '@typescript-eslint/naming-convention'],
    [
      'a forgotten case',
      "export function tell(side: 'a' | 'b'): number { switch (side) { case 'a': return 1; } return 2; }",
      '@typescript-eslint/switch-exhaustiveness-check',
    ],
  ])('%s is refused', async (_, text, rule) => {
    expect(await rulesBroken(text, 'src/engine/core/record.ts')).toContain(rule);
  });

  it('as const is welcome', async () => {
    expect(await rulesBroken("export const sides = ['a', 'b'] as const;\n", 'src/engine/core/record.ts')).toEqual([]);
  });
});

describe('outside the engine', () => {
  it('it is imported by its name', async () => {
    const text = "export { ruleError } from './engine/core/errors';";
    expect(await rulesBroken(text, 'src/main.tsx')).toContain('no-restricted-imports');
  });
});

/** The rules that a text breaks where it stands in the place of a file. */
async function rulesBroken(text: string, file: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: resolve(root, file) });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}
