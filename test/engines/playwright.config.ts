import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DEMO } from '../../plugins/content/demo.ts';
import { ENGINES, type Engine } from '../../tools/browsers/find-engines.ts';

const here = (Object.keys(ENGINES) as Engine[]).filter((engine) => ENGINES[engine].find());

/** A site with content of its own is opened page by page; what else a visitor does needs pages that are known. */
const resume = resolve(import.meta.dirname, '../../src/content/resume.json');
const { basics } = JSON.parse(readFileSync(resume, 'utf8'));

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: basics?.name === DEMO.name ? '*.spec.ts' : 'pages.spec.ts',
  globalSetup: './heard-site.ts',
  outputDir: '../../test-results/engines/browser',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  timeout: 30_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  // Side by side, one browser each.
  workers: here.length,
  projects: here.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
});
