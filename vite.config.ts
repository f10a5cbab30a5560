import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const firstNeeded = new RegExp(
  [
    'src/engine/core/',
    'src/(tray/(?!motion)|cards/|store/(log|tray|party|kept|history)/)',
    'node_modules/(valibot|react|react-dom|scheduler|zustand|idb)/',
  ].join('|'),
);
const systemRules = /src\/engine\/systems\/([^/]+)\//;

function systemOf(id: string): string | null {
  const name = systemRules.exec(id)?.[1];
  return name === undefined ? null : `rules-${name}`;
}

export default defineConfig({
  // Relative, so that the built folder runs from any static host and any subfolder.
  base: './',
  plugins: [react()],
  build: {
    target: ['es2022', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what every page needs at once; each system's rules on their own, whichever panel uses them too.
          groups: [
            { name: 'base', test: firstNeeded, priority: 2 },
            { name: (id) => systemOf(id), debugName: 'rules', test: systemRules, priority: 1 },
          ],
        },
      },
    },
  },
  preview: { allowedHosts: true },
  test: {
    testTimeout: 20_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // Nothing there keeps anything between tests, and a process a file takes longer than the tests.
          isolate: false,
          include: ['src/{engine,store}/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/{engine,store}/**/*.test.ts'],
          setupFiles: ['src/testing/setup.ts'],
          css: { include: [/\.module\.css$/, /tokens\.css/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts'],
      exclude: ['**/*.test.ts', 'src/engine/testing/**', 'src/engine/vectors/**'],
      reporter: ['text'],
      thresholds: { lines: 100, branches: 100 },
    },
  },
});
