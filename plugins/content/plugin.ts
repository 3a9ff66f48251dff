import { basename, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Pictures } from '../pictures.ts';
import { checkBase, wholeBase } from './base.ts';
import { checkContent, type Verdict } from './check.ts';
import { type Edition, editionsOf, firstBase, siteUrl, withFullLinks } from './editions.ts';
import { fallbackLines } from './fallbacks.ts';
import { ContentError, faultLine } from './fault.ts';
import { publicFiles } from './folder.ts';
import { languagesIn } from './languages.ts';
import { loadContent } from './load.ts';
import { barStyles, moduleOf, SCHEME, showPictures, type Variant } from './modules.ts';
import { sharedFiles } from './shared-files.ts';
import { withTheme } from './theme-head.ts';

/** Where, below the project, the styles of the bar are. */
const BAR = 'src/islands/nav.module.css';

/**
 * Serves what the owner wrote in `src/content/` as modules of ready-made views, see
 * `src/content.d.ts`. Each holds only what its importer shows, so a visitor downloads no unused
 * field. Content with faults gets no further: a build ends with the list of them; the dev server
 * shows it over the page and mends itself when the file is saved.
 */
export function content(root: string, folder: string, pictures: Pictures, language?: string): Plugin {
  let base = '/';
  let serving = false;
  let verdict: Promise<Verdict> | undefined;
  let known: Variant | undefined;

  async function assertValid(warn: (text: string) => void) {
    const first = !verdict;
    verdict ??= checkContent(root, folder);
    const { faults, warnings } = await verdict;
    if (faults.length) throw new ContentError(faults);
    if (first) for (const warning of warnings) warn(faultLine(warning));
  }

  /** Read once for all modules of a build; anew for each of the dev server's, whose files change. */
  const variant = (): Variant => {
    if (serving) return readVariant();
    known ??= readVariant();
    return known;
  };

  const readVariant = (): Variant => {
    const all = loadContent(folder, language);
    const first = language ? loadContent(folder) : all;
    const editions = editionsOf(folder, first.site, firstBase(base, language), siteUrl(first));
    const own = editions.find((edition) => edition.base === base) ?? (editions[0] as Edition);
    // A dev server has one language alone, with the pictures below it.
    return {
      all: language ? withFullLinks(all, own, editions, publicFiles(root, folder)) : all,
      editions,
      own,
      assets: `${serving ? base : firstBase(base, language)}assets/`,
    };
  };

  return {
    name: 'content',
    enforce: 'pre',
    config: ({ base: given }) => (given === undefined ? undefined : { base: wholeBase(given) }),
    // Not in a hook of the bundler's: it would wrap the list in a stack of its own.
    async configResolved({ base: path, command, logger }) {
      base = path;
      serving = command === 'serve';
      if (serving) return;
      // What is no fault was said by the first language's build.
      await assertValid((text) => language || logger.warn(text));
      if (language) return;
      for (const warning of checkBase(base, process.env.SITE_URL)) logger.warn(faultLine(warning));
      for (const line of fallbackLines(root, folder)) logger.info(line);
    },
    buildStart() {
      known = undefined;
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        verdict = undefined;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
    resolveId: (id, importer) => (id.startsWith(SCHEME) ? idFor(id, importer, serving) : undefined),
    async load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return;
      if (serving) await assertValid((text) => this.warn(text));
      await pictures.scan();
      return moduleOf(id.slice(SCHEME.length + 1).replace(/\?.*/, ''), variant(), pictures);
    },
    // The bundler warns where a map is left out.
    transform: (code, id) =>
      id === normalizePath(resolve(root, BAR)) ? { code: barStyles(code, variant()), map: null } : undefined,
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // The first that meets a fault in dev: what it says is seen over the page.
        if (serving) await assertValid((text) => this.warn(text));
        return withTheme(html, variant().all.site);
      },
    },
    generateBundle() {
      // All languages show the pictures of the first one's build: it makes what any of them asks for.
      if (!language)
        for (const each of languagesIn(folder)) showPictures(loadContent(folder, each), pictures);
      const { all, own, editions } = variant();
      const files = sharedFiles(all, own, editions);
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * The theme, the settings and the words are another module for each file that imports them: none comes with the chunk of another, nor
 * has the background's worker load the page's script for the one that they share.
 */
function idFor(id: string, importer = '', serving = false): string {
  const isCopied = /^(theme$|settings$|words)/.test(id.slice(SCHEME.length));
  return isCopied && !serving ? `\0${id}?${basename(importer)}` : `\0${id}`;
}
