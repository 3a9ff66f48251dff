import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { shortClassNames } from './build/class-names.ts';
import { contentCheck } from './build/content/check-plugin.ts';
import { content } from './build/content/plugin.ts';
import { headers } from './build/headers.ts';
import { hostFiles } from './build/host-files.ts';
import { html } from './build/html.ts';
import { knownWarnings } from './build/known-warnings.ts';
import { moduleSizes } from './build/module-sizes.ts';
import { pictures as pipeline } from './build/pictures.ts';
import { precompress } from './build/precompress.ts';
import { smallPreloadHelper } from './build/preload-helper.ts';
import { lightImports } from './build/react-to-preact.ts';
import { resumePdf } from './build/resume-pdf.ts';
import { serviceWorker } from './build/service-worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = resolve(root, process.env.CONTENT_DIR ?? 'src/content');
const pictures = pipeline(root, folder);

export default defineConfig(({ command }) => ({
  plugins: [
    knownWarnings(),
    contentCheck(root, folder),
    content(folder, pictures),
    lightImports(),
    smallPreloadHelper(),
    preact({
      reactAliasesEnabled: true,
      prerender: { enabled: true, renderTarget: '#app', additionalPrerenderRoutes: ['/404.html'] },
    }),
    pictures.plugin,
    resumePdf(folder),
    html(),
    headers(),
    serviceWorker(),
    hostFiles(),
    moduleSizes(),
    precompress(),
  ],
  css: { modules: { generateScopedName: command === 'build' ? shortClassNames(root) : undefined } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'happy-dom',
          include: ['test/unit/{components,lib,rain}/**/*.test.*'],
          pool: 'threads',
        },
      },
      {
        extends: true,
        // These keep nothing between files, and need no page.
        test: {
          name: 'build',
          include: ['test/unit/{build,budget,content}/**/*.test.*'],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
  build: {
    target: 'es2022',
    // 2 % fewer bytes than the faster minifier that is built in.
    minify: 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020, unsafe_arrows: true, comparisons: false, lhs_constants: false },
      // V8 compiles each file beside the main thread as it comes, instead of each function in the way of its first call.
      format: { preamble: '//# allFunctionsCalledOnLoad' },
    },
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Every import spells its hash out: 36 bits are enough to tell two builds of a file apart.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}));
