import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Tests of code that runs in the browser. */
const SITE_TESTS = ['test/unit/{components,first,later,background,router,hooks,carousel}/**/*.test.*'];

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      // Not threads, which share the environment's variables: some tests change them.
      pool: 'forks',
      // By default one core stays free, of two that is half.
      maxWorkers: '100%',
      // All files share one page: a new one per file takes longer than the tests. `fresh-page` clears it.
      isolate: false,
      globalSetup: 'test/support/temporary-files.ts',
      // The tests run alongside the build, on machines that may be busy with more.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'site',
            environment: 'happy-dom',
            include: SITE_TESTS,
            setupFiles: ['test/support/fresh-page.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'build',
            // Everything else, so that a new folder is never left out.
            include: ['{test/unit,packages/*/test}/**/*.test.*'],
            exclude: SITE_TESTS,
          },
        },
      ],
      reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    },
  }),
);
