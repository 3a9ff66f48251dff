import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      pool: 'threads',
      // All files share one page: a new one per file takes longer than the tests. `fresh-page` clears it.
      isolate: false,
      // The tests run alongside the build, which keeps every core busy.
      testTimeout: 30_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'site',
            environment: 'happy-dom',
            include: [
              'test/unit/{components,islands,loading,navigation,preferences,rain,touches,visit}/**/*.test.*',
            ],
            setupFiles: ['test/support/fresh-page.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'build',
            include: ['test/unit/*.test.ts', 'test/unit/{plugins,support,tools}/**/*.test.*'],
          },
        },
      ],
      reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    },
  }),
);
