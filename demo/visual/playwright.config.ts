import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { contentFolder, isDemonstration } from '../../plugins/content/read/folder.ts';
import { TEST_LAUNCH } from '../../tools/browsers/find-engines.ts';

/** Only the demonstration has stored screenshots; a site with its own content has nothing to compare. */
const root = resolve(import.meta.dirname, '../..');
const hasPictures = isDemonstration(root, contentFolder(root));

/**
 * Allows differences in font smoothing, but nothing that moves, disappears or changes colour: `tolerance.spec.ts`
 * verifies this.
 */
export const TOLERANCE = {
  /** How much a pixel's colour may differ, from 0 to 1. */
  threshold: 0.12,
  /** How many pixels may differ more than that. */
  maxDiffPixelRatio: 0.0003,
};

export default defineConfig({
  testDir: '.',
  testMatch: hasPictures ? '*.spec.ts' : [],
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  outputDir: '../../test-results/visual/browser',
  reporter: [['list'], ['json', { outputFile: '../../test-results/visual.json' }]],
  // One browser takes all screenshots, while the other core builds the forks.
  workers: 1,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      ...TOLERANCE,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  retries: process.env.CI ? 1 : 0,
  use: {
    // The pages use the tests' own fonts.
    bypassCSP: true,
    serviceWorkers: 'block',
    launchOptions: TEST_LAUNCH,
  },
});
