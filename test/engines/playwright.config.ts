import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { contentFolder, isDemonstration } from '../../plugins/content/read/folder.ts';
import { ENGINES, type Engine } from '../../tools/browsers/find-engines.ts';

const installed = (Object.keys(ENGINES) as Engine[]).filter((engine) => ENGINES[engine].find());

/** A site with its own content is only opened page by page; the other tests need the demonstration's pages. */
const root = resolve(import.meta.dirname, '../..');
const isKnown = isDemonstration(root, contentFolder(root));

/** Whose tests are in Chromium already, by the same names in `test/browser/` or `demo/test/`. */
const IN_CHROMIUM = ['background', 'carousel', 'copy', 'examples', 'menu', 'navigation', 'offline', 'pages'];

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: isKnown ? '*.spec.ts' : 'pages.spec.ts',
  globalSetup: './instrumented-site.ts',
  outputDir: '../../test-results/engines/browser',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // A test that passes on its second try is reported as flaky.
  retries: process.env.CI ? 2 : 1,
  // The engines run in parallel, one browser each.
  workers: installed.length,
  projects: installed.map((engine) => ({
    name: engine,
    testIgnore: engine === 'chromium' ? IN_CHROMIUM.map((name) => `${name}.spec.ts`) : [],
    workers: 1,
    use: { engine },
  })),
});
