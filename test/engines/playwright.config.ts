import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { contentFolder, isDemonstration } from '../../plugins/content/folder.ts';
import { ENGINES, type Engine } from '../../tools/browsers/find-engines.ts';

const here = (Object.keys(ENGINES) as Engine[]).filter((engine) => ENGINES[engine].find());

/** A site with content of its own is opened page by page; what else a visitor does needs pages that are known. */
const root = resolve(import.meta.dirname, '../..');
const isKnown = isDemonstration(root, contentFolder(root));

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: isKnown ? '*.spec.ts' : 'pages.spec.ts',
  globalSetup: './heard-site.ts',
  outputDir: '../../test-results/engines/browser',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // What passes at its second try is told as flaky.
  retries: process.env.CI ? 2 : 1,
  // Side by side, one browser each.
  workers: here.length,
  projects: here.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
});
