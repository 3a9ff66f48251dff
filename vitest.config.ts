import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Tests of code that runs in the browser. */
const SITE_TESTS = [
  'test/unit/{components,islands,loading,navigation,preferences,rain,touches,visit}/**/*.test.*',
];

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      pool: 'threads',
      // All files share one page: a new one per file takes longer than the tests. `fresh-page` clears it.
      isolate: false,
      globalSetup: 'test/support/temporary-files.ts',
      // The tests run alongside the build, which keeps every core busy.
      testTimeout: 30_000,
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
            include: ['test/unit/**/*.test.*'],
            exclude: SITE_TESTS,
          },
        },
      ],
      reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    },
  }),
);
