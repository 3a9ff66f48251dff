import { basename, resolve } from 'node:path';
import sirv from 'sirv';
import { normalizePath, type Plugin } from 'vite';
import { contentFolder, isBelow, languagesIn, ownerPublicFiles } from '../content/read/folder.ts';
import { withTheme } from '../content/styles/theme.ts';
import type { Owner } from '../content/types.ts';
import {
  CRAWLER_FILES,
  checkBase,
  type Edition,
  editionsOf,
  firstBase,
  LANGUAGE_FILES,
  normalizeBase,
  siteUrl,
  withFullLinks,
} from '../deployment/editions.ts';
import { generatedFiles } from '../deployment/generated-files.ts';
import { ContentError, type Fault, faultLine, warningsNote } from '../fault.ts';
import type { Pictures } from '../pictures/plugin.ts';
import { type BuildContext, moduleOf, SCHEME } from './modules.ts';

/**
 * Serves the owner's `src/content/` as modules of ready-made views, see `src/content.d.ts`. Each contains only what its
 * importer shows, so visitors download no unused fields. Content with faults goes no further: a build fails with a list
 * of them; the dev server shows the list over the page and recovers when the fixed file is saved. The dev server also
 * has the owner's `public/`, before the project's own; a build copies it: `finish/finish.ts`.
 */
export function content(owner: Owner, pictures: Pictures, language?: string): Plugin {
  const { root, folder, languages } = owner;
  let base = '/';
  let serving = false;
  let verdict: Promise<Fault[]> | undefined;
  let cached: BuildContext | undefined;

  function forget(): void {
    owner.forget();
    verdict = undefined;
  }

  /** Checks the content, once until it changes; returns the warnings, which are logged. */
  function assertValid(warn: (text: string) => void): Promise<Fault[]> {
    verdict ??= owner.check().then(({ faults, warnings }) => {
      if (faults.length) throw new ContentError(faults);
      for (const warning of warnings) warn(faultLine(warning));
      return warnings;
    });
    // What is missing may be installed: a reload finds out.
    verdict.catch(forget);
    return verdict;
  }

  /** The same for all modules of a build; in the dev server read again for each module, as files change. */
  const context = (): BuildContext => {
    if (serving) {
      owner.forget();
      cached = undefined;
    }
    cached ??= makeContext();
    return cached;
  };

  const makeContext = (): BuildContext => {
    const content = owner.content(language);
    const first = owner.content();
    const editions = editionsOf(
      languages,
      first.site,
      firstBase(base, language),
      siteUrl(first, firstBase(base, language)),
    );
    const edition = editions.find((each) => each.base === base) ?? (editions[0] as Edition);
    // A dev server serves a single language, with the pictures below its base.
    return {
      content: language ? withFullLinks(content, edition, editions, owner.publicFiles()) : content,
      editions,
      edition,
      folder,
      fontCache: resolve(root, 'node_modules/.cache/display-face'),
      assets: `${serving ? base : firstBase(base, language)}assets/`,
      nameLanguage:
        (content.resume.basics?.name === first.resume.basics?.name ? first : content).site.language ?? 'en',
    };
  };

  /** A file as a build would write it; undefined if there is none of this name, or the content has faults. */
  function generatedFile(name: string): string | undefined {
    if (![...CRAWLER_FILES, ...LANGUAGE_FILES].includes(name)) return undefined;
    try {
      return generatedFiles(context())[name];
    } catch {
      return undefined;
    }
  }

  return {
    name: 'content',
    enforce: 'pre',
    config({ base: given }) {
      if (given === undefined) return undefined;
      const base = normalizeBase(given);
      const below = language ? `${language}/` : '';
      // `vite --base` gives the first language's.
      return { base: base.endsWith(`/${below}`) ? base : base + below };
    },
    // Not in one of the bundler's hooks: it would wrap the list in a stack trace of its own.
    async configResolved({ base: path, command, logger }) {
      base = path;
      serving = command === 'serve';
      if (serving) return;
      // The first language's build has logged the warnings.
      await assertValid((text) => language || logger.warn(text));
      if (language) return;
      checkBase(base, process.env.SITE_URL);
      const { url } = owner.content().resume.basics ?? {};
      const problem = `SITE_URL is not set, and ${url} does not lead to ${base}: no page names its own address`;
      if (url && !siteUrl(owner.content(), base)) logger.warn(problem);
      for (const line of owner.fallbackLines()) logger.info(line);
    },
    configureServer(server) {
      const { watcher, moduleGraph, ws, middlewares } = server;
      const chosen = choices(root);
      const serve = sirv(resolve(folder, 'public'), { dev: true });
      /** Only what a build would publish. */
      const servePublished: typeof serve = (request, response, next) => {
        const path = decodeURI(request.url?.replace(/[?#].*/, '').replace(/^\/|\/$/g, '') ?? '');
        const isOf = (file: string) => file.replace(/(\/index)?\.html$/, '') === path || file === path;
        return ownerPublicFiles(folder).some(isOf) ? serve(request, response, next) : next?.();
      };
      // Hosts serve the owner's files below the first language's base; a further language's links get its own from Vite.
      for (const each of new Set([firstBase(base, language), base])) middlewares.use(each, servePublished);
      middlewares.use((request, response, next) => {
        // Until the server has restarted, pages would show that the previous folder is missing.
        if (request.headers.accept?.includes('text/html') && choices(root) !== chosen)
          return response.setHeader('refresh', '1').end();
        const name = request.url?.replace(/\?.*/, '').slice(base.length) ?? '';
        const text = generatedFile(name);
        if (text === undefined) return next();
        const type = name.endsWith('.vcf') ? 'text/vcard' : 'text/plain';
        response.setHeader('content-type', `${type}; charset=utf-8`);
        response.end(text);
      });
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (choices(root) !== chosen) server.restart();
        else if (isBelow(folder, file) || file === normalizePath(resolve(root, 'package.json'))) {
          forget();
          moduleGraph.invalidateAll();
          ws.send({ type: 'full-reload' });
        }
      });
    },
    resolveId: (id, importer) => (id.startsWith(SCHEME) ? idFor(id, importer, serving) : undefined),
    async load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return;
      if (serving) await assertValid((text) => this.warn(text));
      return moduleOf(id.slice(SCHEME.length + 1).replace(/\?.*/, ''), context(), pictures);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // In the dev server this is the first hook to meet a fault: its error is shown over the page.
        const note = warningsNote(serving ? await assertValid((text) => this.warn(text)) : []);
        return withTheme(html, context().content.site).replace('</body>', () => `${note}</body>`);
      },
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(generatedFiles(context())))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** What the configuration chose when the dev server started: the folder of the content, and its further languages. */
function choices(root: string): string {
  const folder = contentFolder(root);
  return [folder, ...languagesIn(folder)].join('\n');
}

/**
 * Gives each importer its own copy of the theme, the settings and the words. A shared copy would be in a chunk that
 * other importers have to load: the background's worker would load the page's script for it. Saves: 747 B on `/`.
 */
function idFor(id: string, importer = '', serving = false): string {
  const isCopied = /^(theme$|settings$|words)/.test(id.slice(SCHEME.length));
  return isCopied && !serving ? `\0${id}?${basename(importer)}` : `\0${id}`;
}
