import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { preact } from '@preact/preset-vite';
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite';
import { DEMONSTRATION_FOLDER, isBelow, languageOfMode, pathFrom } from './plugins/content/read/folder.ts';
import { chunkName, HASH } from './plugins/deployment/built-files.ts';
import { LICENSES } from './plugins/deployment/file-names.ts';
import { finish } from './plugins/finish/finish.ts';
import { outDir } from './plugins/finish/out-dir.ts';
import { contentModules } from './plugins/modules/plugin.ts';
import { openOwner } from './plugins/open-owner.ts';
import { overrides } from './plugins/overrides/plugin.ts';
import { devPolicy } from './plugins/pages/dev-policy.ts';
import { html } from './plugins/pages/html.ts';
import { lazyChunks } from './plugins/pages/lazy-chunks.ts';
import { prerenderer } from './plugins/pages/prerenderer.ts';
import { splideImports } from './plugins/pages/splide-imports.ts';
import { resumePdf } from './plugins/pdf/plugin.ts';
import { pictures as createPictures } from './plugins/pictures/plugin.ts';
import { CODE, projectRoot } from './plugins/project.ts';

/** Lightning CSS's `Features.LightDark`, copied: that package is a dependency of Vite, not of the project. */
const LIGHT_DARK = 1 << 20;

/** From this many characters on, counted before it is minified, a script is compiled off the main thread. */
const LARGE = 15_000;
const charactersIn = (modules: Record<string, { renderedLength: number }>): number =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/** Returns the name of a style's class in the site: the same wherever the code is, and unlike all that are written by hand. */
function classOf(name: string, file: string): string {
  const bytes = hash('sha256', `${pathFrom(isBelow(CODE, file) ? CODE : root, file)} ${name}`, 'buffer');
  const letters = Array.from(bytes.subarray(0, 4), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return letters[0]?.toUpperCase() + letters.slice(1);
}

const root = projectRoot();
// The code is tested on the demonstration, whatever content the owner of this copy has.
const owner = openOwner(
  root,
  process.env.VITEST && !process.env.CONTENT_DIR ? resolve(CODE, DEMONSTRATION_FOLDER) : undefined,
);
const pictures = createPictures(owner);
/** The folder for caches, in the owner's project: the code may be an installed package that several projects share. */
const cacheDir = resolve(root, 'node_modules/.vite');

export default defineConfig(({ command, mode }) => configOf(command, languageOfMode(mode, owner.languages)));

/** Returns the configuration of the site in a language, by default the first. */
function configOf(command: ConfigEnv['command'], language?: string): UserConfig {
  // The files of `public/` and the licences are in the first language's folder, for all languages.
  const hasSharedFiles = !language || command === 'serve';
  return {
    base: language && `/${language}/`,
    cacheDir,
    server: root === CODE ? {} : { fs: { allow: [root, CODE] } },
    // In each hook plugins run in this order, those with `enforce: 'post'` and hooks with `order: 'post'` last.
    plugins: [
      // Says where the site is written to.
      outDir(owner),
      // Checks the owner's content and serves it as modules; in the dev server also the owner's `public/`.
      contentModules(owner, pictures, language),
      // Takes the owner's components in place of the site's own.
      overrides(owner),
      // Names lazy chunks in the pages instead of in scripts, and loads their styles along with them.
      lazyChunks(),
      // Takes out of React what the carousels' library does not use.
      splideImports(),
      // Compiles JSX and prerenders the pages: plugins that work on pages come after it.
      prerenderer(
        preact({
          prerender: { enabled: true, renderTarget: '#app', additionalPrerenderRoutes: ['/404.html'] },
        }),
        cacheDir,
      ),
      // Makes the pictures that the pages show, in the dev server.
      pictures.plugin,
      // Prints the résumé.
      resumePdf(owner, language),
      // Finishes the prerendered pages: inlines styles and fonts, defers the entry script, adds CSP and integrity hashes.
      html(owner, language),
      // Gives the dev server's pages the policy of the built site.
      devPolicy(owner, language),
      // Finishes the folder: worker, further languages, pictures, the owner's files, headers for every host, compression.
      finish(owner, pictures, (further) => configOf(command, further), language),
    ],
    css: {
      // Keeps out a configuration in a folder above, which is for other packages of a workspace.
      postcss: {},
      // Saves 220 B per page compared with names that include file and line.
      modules: { generateScopedName: command === 'build' ? classOf : undefined },
      // Otherwise each color-scheme gets a fallback for light-dark(), which no style uses: 23 B on every page.
      lightningcss: { exclude: LIGHT_DARK },
    },
    build: {
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: hasSharedFiles,
      license: hasSharedFiles && { fileName: LICENSES },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // A number that has a name and is used once stands where it is used: 30 B of a first visit's scripts.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          // V8 compiles large files off the main thread as they arrive, instead of each function on its first call.
          postBanner: ({ modules }) => (charactersIn(modules) > LARGE ? '//# allFunctionsCalledOnLoad' : ''),
          entryFileNames: `assets/[name]-${HASH}.js`,
          chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-${HASH}.js`,
          assetFileNames: `assets/[name]-${HASH}[extname]`,
        },
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
}
