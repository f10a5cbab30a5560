import { defineConfig } from '@playwright/test';
import { base, dist, port } from './e2e/support/origins';
import { browserFlags } from './tools/browser.mjs';

const path = process.env.CHROME_PATH;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}${base}`,
    trace: 'off',
    launchOptions: {
      args: [...browserFlags, '--host-resolver-rules=MAP clatter.test 127.0.0.1'],
      ...(path === undefined || path === '' ? {} : { executablePath: path }),
    },
  },
  projects: [
    {
      name: 'phone',
      // What is kept does not hang on the screen, and a stage is a second window.
      testIgnore: /(many|stage|storage)\.spec\.ts$/,
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // The narrow screen is a phone's; forms and dialogs are the same on a wide one, and so is what cards tell.
      testIgnore: /(accessible|hostile|narrow|party-by-hand)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: [
      'node_modules/.bin/vite preview --host 127.0.0.1 --strictPort',
      `--port ${port} --base ${base} --outDir ${dist}`,
    ].join(' '),
    url: `http://127.0.0.1:${port}${base}`,
    timeout: 20_000,
  },
});
