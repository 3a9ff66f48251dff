import { defineConfig } from '@playwright/test';
import { FAST } from './packages/page-weight/src/visit/browser.ts';
import { ENGINES, type Engine } from './test/support/engines.ts';
import { WIDE_PHONE } from './test/support/screens.ts';
import { LAUNCH } from './tools/measure/chromium.ts';

const port = Number(process.env.PORT ?? 4273);

const screens = {
  name: 'visual',
  testDir: 'test/visual',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  // One browser takes all screenshots.
  workers: 1,
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Allows differences in font smoothing, but nothing that moves, disappears or changes color.
      threshold: 0.12,
      maxDiffPixelRatio: 0.0003,
    },
  } as const,
  // The pages use the tests' own fonts.
  use: { bypassCSP: true },
};

/** Specs that Chromium leaves out: `test/site/` has tests of the same names, and `hyphens` needs a dictionary that it lacks. */
const IN_CHROMIUM = ['hyphens', 'offline', 'pages'];

/** One browser of each installed engine; they run in parallel. */
const engines = (Object.keys(ENGINES) as Engine[])
  .filter((engine) => ENGINES[engine].find())
  .map((engine) => ({
    name: engine,
    testDir: 'test',
    testMatch: ['engines/*.spec.ts', 'owner.spec.ts'],
    testIgnore: engine === 'chromium' ? IN_CHROMIUM.map((name) => `engines/${name}.spec.ts`) : [],
    // Tests marked `@once` show what is the same in every engine.
    grepInvert: engine === 'chromium' ? undefined : /@once/,
    workers: 1,
    use: { engine },
  }));

export default defineConfig<object, { engine: Engine }>({
  globalSetup: './test/support/temporary-files.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: `test-results/${process.env.REPORT ?? 'browser'}.json` }]],
  fullyParallel: true,
  // Two more than CI has cores, because a test spends half its time waiting.
  workers: 4,
  // For a machine that three other programs keep busy: no page needs a tenth of this.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A test that passes on its second try is reported as flaky.
  retries: process.env.CI ? 2 : 1,
  use: {
    baseURL: `http://localhost:${port}/`,
    // Only the service worker's tests allow it: in others it would answer requests before their routes.
    serviceWorkers: 'block',
    viewport: WIDE_PHONE,
    launchOptions: { ...LAUNCH, args: FAST },
  },
  webServer: {
    command: 'jiti test/support/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    timeout: 600_000,
  },
  projects: [
    // Projects that use a single browser come first, because they take longest; those that build sites come last.
    ...engines,
    screens,
    { name: 'site', testDir: 'test/site' },
    { name: 'hosts', testDir: 'test/hosts' },
    // Nearly each test builds a site.
    { name: 'owners', testDir: 'test/owners', timeout: 600_000 },
    { name: 'tools', testMatch: ['test/tools/**/*.spec.ts', 'packages/*/test/*.spec.ts'] },
  ],
});
