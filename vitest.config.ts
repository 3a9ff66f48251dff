import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'site',
            environment: 'happy-dom',
            include: ['test/unit/{components,islands,loading,navigation,preferences,visit,rain}/**/*.test.*'],
            pool: 'threads',
          },
        },
        {
          extends: true,
          // These keep nothing between files, and need no page.
          test: {
            name: 'build',
            include: ['test/unit/{plugins,tools}/**/*.test.*'],
            pool: 'threads',
            isolate: false,
          },
        },
      ],
      reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    },
  }),
);
