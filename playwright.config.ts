import { defineConfig } from '@playwright/test';
import { contentFolder, isDemonstration } from './plugins/content/folder.ts';
import { TEST_LAUNCH } from './tools/browsers/find-engines.ts';

/** A site with content of its own has no such pages: only what holds for every site is tried there. */
const root = import.meta.dirname;
const demonstration = isDemonstration(root, contentFolder(root)) ? ['demo/test/*.spec.ts'] : [];

const port = Number(process.env.PORT ?? 4273);

export default defineConfig({
  testDir: '.',
  testMatch: ['test/browser/*.spec.ts', ...demonstration],
  // Forks that tests make have tests of their own.
  testIgnore: `${root}/.build/**`,
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  fullyParallel: true,
  // Two more than the cores that CI has: half of a test's time it waits.
  workers: 4,
  timeout: 30_000,
  // What passes at its second try is told as flaky.
  retries: process.env.CI ? 2 : 1,
  use: {
    baseURL: `http://localhost:${port}/`,
    // The tests of the service worker allow it: elsewhere it would answer past their routes.
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    launchOptions: TEST_LAUNCH,
  },
  webServer: {
    command: 'jiti tools/serve/main.ts',
    env: { PORT: String(port), ...(process.env.DIST ? { DIST: process.env.DIST } : {}) },
    url: `http://localhost:${port}/`,
  },
});
