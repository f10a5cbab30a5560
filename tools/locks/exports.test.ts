import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);

it.each(['@clatter/engine', '@clatter/engine/testing', '@clatter/engine/ludo'])('%s is a door', (name) => {
  expect(resolve(name)).toMatch(/src\/engine\/(testing\/|systems\/ludo\/)?index\.ts$/);
});

it.each(['@clatter/engine/core/record', '@clatter/engine/core/record.ts', '@clatter/engine/systems/ludo/index.ts'])(
  '%s is none',
  (name) => {
    expect(() => resolve(name)).toThrow(/not defined by "exports"/);
  },
);
