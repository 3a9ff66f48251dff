import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { contentFolder } from './plugins/content/folder.ts';
import { languagesIn } from './plugins/content/languages.ts';
import { ownFiles, ownHtml } from './plugins/content/own-files.ts';
import { content } from './plugins/content/plugin.ts';
import { displayFace } from './plugins/display-face/plugin.ts';
import { furtherLanguages } from './plugins/further-languages.ts';
import { headers } from './plugins/headers.ts';
import { html } from './plugins/html.ts';
import { lazyStyles } from './plugins/lazy-styles.ts';
import { lightReact } from './plugins/light-react.ts';
import { moduleSizes } from './plugins/module-sizes.ts';
import { pictures as pipeline } from './plugins/pictures.ts';
import { precompress } from './plugins/precompress.ts';
import { resumePdf } from './plugins/resume-pdf/plugin.ts';
import { sameHost } from './plugins/same-host/plugin.ts';
import { securePages } from './plugins/secure-pages.ts';
import { serviceWorker } from './plugins/service-worker.ts';

/** Lightning CSS's `Features.LightDark`; it is Vite's dependency, not the project's. */
const LIGHT_DARK = 1 << 20;

/** What no page is without, and no first visit needs. */
const SHARED = '/src/components/picture.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = contentFolder(root);
const languages = languagesIn(folder);
const pictures = pipeline(root, folder);

export default defineConfig(({ command, mode }) => {
  const language = languages.find((each) => each === mode);
  // What stands in the first language's folder serves all of them.
  const isWhole = !language || command === 'serve';
  return {
    base: language && `/${language}/`,
    plugins: [
      sameHost(),
      content(root, folder, pictures, language),
      displayFace(root, folder, language),
      lightReact(),
      lazyStyles(),
      preact({
        reactAliasesEnabled: true,
        prerender: { enabled: true, renderTarget: '#app', additionalPrerenderRoutes: ['/404.html'] },
      }),
      isWhole && ownFiles(folder),
      isWhole && pictures.plugin,
      resumePdf(folder, language),
      html(folder, language),
      securePages(folder, language),
      serviceWorker(languages, language),
      moduleSizes(language),
      !language && [furtherLanguages(languages), headers(folder, languages), ownHtml(folder), precompress()],
    ],
    css: {
      // 220 B fewer on each page than names that tell file and line.
      modules: { generateScopedName: command === 'build' ? '[hash:base64:4]' : undefined },
      // Beside each color-scheme it would put what stands in for light-dark(), which no style uses: 23 B on every page.
      lightningcss: { exclude: LIGHT_DARK },
    },
    build: {
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: isWhole,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // V8 compiles each file beside the main thread as it comes, instead of each function in the way of its first call.
          postBanner: '//# allFunctionsCalledOnLoad',
          // Every import spells its hash out: 36 bits are enough to tell two builds of a file apart.
          entryFileNames: 'assets/[name]-[hash:6].js',
          // Whatever else it is put together with, it has one name, so that the budget knows it.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(SHARED))
              ? 'assets/picture-[hash:6].js'
              : 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
});
