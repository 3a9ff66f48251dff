import { defineConfig } from '@playwright/test';
import { contentFolder, isDemonstration } from './plugins/content/read/folder.ts';
import { TEST_LAUNCH } from './tools/browsers/find-engines.ts';

/** The demonstration's tests need its pages; a site with its own content only runs those that hold for every site. */
const root = import.meta.dirname;
const demonstration = isDemonstration(root, contentFolder(root)) ? ['demo/test/*.spec.ts'] : [];

const port = Number(process.env.PORT ?? 4273);

export default defineConfig({
  testDir: '.',
  testMatch: ['test/{browser,site,hosts,tools}/*.spec.ts', ...demonstration],
  // Forks created by tests contain tests of their own.
  testIgnore: `${root}/.build/**`,
  globalSetup: './test/support/temporary-files.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  fullyParallel: true,
  // Two more than CI has cores, because a test spends half its time waiting.
  workers: 4,
  timeout: 30_000,
  // A test that passes on its second try is reported as flaky.
  retries: process.env.CI ? 2 : 1,
  use: {
    baseURL: `http://localhost:${port}/`,
    // Only the service worker's tests allow it: in others it would answer requests before their routes.
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    launchOptions: TEST_LAUNCH,
  },
  webServer: {
    command: 'jiti tools/start.ts',
    env: { PORT: String(port), ...(process.env.DIST ? { DIST: process.env.DIST } : {}) },
    url: `http://localhost:${port}/`,
  },
});
