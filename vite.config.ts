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

/** Lightning CSS's `Features.LightDark`, copied: that package is a dependency of Vite, not of the project. */
const LIGHT_DARK = 1 << 20;

/** A module that every page uses, but no first visit needs. */
const SHARED_MODULE = '/src/components/picture.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = contentFolder(root);
const languages = languagesIn(folder);
const pictures = pipeline(root, folder);

export default defineConfig(({ command, mode }) => {
  const language = languages.find((each) => each === mode);
  // All languages share the files in the first language's folder.
  const hasSharedFiles = !language || command === 'serve';
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
      hasSharedFiles && ownFiles(folder, language),
      hasSharedFiles && pictures.plugin,
      resumePdf(folder, language),
      html(folder, language),
      securePages(folder, language),
      serviceWorker(languages, language),
      moduleSizes(language),
      !language && [furtherLanguages(languages), headers(folder, languages), ownHtml(folder), precompress()],
    ],
    css: {
      // Saves 220 B per page compared with names that include file and line.
      modules: { generateScopedName: command === 'build' ? '[hash:base64:4]' : undefined },
      // Otherwise each color-scheme gets a fallback for light-dark(), which no style uses: 23 B on every page.
      lightningcss: { exclude: LIGHT_DARK },
    },
    build: {
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: hasSharedFiles,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // V8 compiles each file off the main thread as it arrives, instead of each function on its first call.
          postBanner: '//# allFunctionsCalledOnLoad',
          // Every import contains the hash: 36 bits are enough to tell two builds of a file apart.
          entryFileNames: 'assets/[name]-[hash:6].js',
          // The shared module's chunk keeps its name whatever else is in it, so that the budget recognises it.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(SHARED_MODULE))
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
