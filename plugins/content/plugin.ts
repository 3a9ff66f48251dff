import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { LanguageView } from '../../src/views.ts';
import type { Pictures } from '../pictures.ts';
import { checkContent, type Verdict } from './check.ts';
import { type Edition, editionsOf, firstBase } from './editions.ts';
import { fallbackLines } from './fallbacks.ts';
import { ContentError, faultLine } from './fault.ts';
import { headViews, type Place } from './head.ts';
import { homeView } from './home.ts';
import { directionOf, localeOf } from './language.ts';
import { languagesIn } from './languages.ts';
import { loadContent } from './load.ts';
import { marksStyle } from './marks-style.ts';
import { ownSections } from './sections.ts';
import { sharedFiles } from './shared-files.ts';
import { themeOf, themeStyles } from './theme.ts';
import { withTheme } from './theme-head.ts';
import type { Content } from './types.ts';
import { ownerView, pageViews, projectView } from './views.ts';
import { wordsModule } from './words/words.ts';

const SCHEME = 'content:';
const RIGHT_TO_LEFT = resolve(import.meta.dirname, '../../src/styles/right-to-left.css');
const THEME = `${SCHEME}theme`;
const SETTINGS = `${SCHEME}settings`;
const WORDS = `${SCHEME}words`;
/** Styles of the link to the other language, and of the list of links to several. */
const LANGUAGE_LINK = resolve(import.meta.dirname, '../../src/components/language-link.css');
const LANGUAGE_LIST = resolve(import.meta.dirname, '../../src/components/language-list.css');

/**
 * Serves what the owner wrote in `src/content/` as modules of ready-made views, see
 * `src/content.d.ts`. Each holds only what its importer shows, so a visitor downloads no unused
 * field. Content with faults gets no further: a build ends with the list of them; the dev server
 * shows it over the page and mends itself when the file is saved.
 * @param root absolute path of the project
 * @param folder absolute path of the owner's folder
 * @param language name of a further language's folder, for the site in that
 */
export function content(root: string, folder: string, pictures: Pictures, language?: string): Plugin {
  let base = '/';
  let serving = false;
  let verdict: Promise<Verdict> | undefined;

  async function assertValid(warn: (text: string) => void) {
    const first = !verdict;
    verdict ??= checkContent(root, folder);
    const { faults, warnings } = await verdict;
    if (faults.length) throw new ContentError(faults);
    if (first) for (const warning of warnings) warn(faultLine(warning));
  }

  const variant = (): Variant => {
    const all = loadContent(folder, language);
    const first = language ? loadContent(folder) : all;
    const editions = editionsOf(folder, first.site, firstBase(base, language), siteUrl(first));
    const own = editions.find((edition) => edition.base === base) ?? (editions[0] as Edition);
    // A dev server has one language alone, with the pictures below it.
    return { all, editions, own, assets: `${serving ? base : firstBase(base, language)}assets/` };
  };

  return {
    name: 'content',
    enforce: 'pre',
    // Not in a hook of the bundler's: it would wrap the list in a stack of its own.
    async configResolved({ base: path, command, logger }) {
      base = path;
      serving = command === 'serve';
      // The first language's build looks at all of them.
      if (serving || language) return;
      await assertValid((text) => logger.warn(text));
      for (const line of fallbackLines(root, folder)) logger.info(line);
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
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withTheme(html, loadContent(folder, language).site),
    },
    generateBundle() {
      // All languages show the pictures of the first one's build: it makes what any of them asks for.
      if (!language)
        for (const each of languagesIn(folder)) showPictures(loadContent(folder, each), pictures);
      const { all, own, editions } = variant();
      const files = sharedFiles(all, own, editions);
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/**
 * The theme, the settings and the words are another module for each file that imports them: none comes with the chunk of another, nor
 * has the background's worker load the page's script for the one that they share.
 */
function idFor(id: string, importer = '', serving = false): string {
  const isCopied = !serving && (id === THEME || id === SETTINGS || id.startsWith(WORDS));
  return isCopied ? `\0${id}?${basename(importer)}` : `\0${id}`;
}

/** The site as one build makes it. */
interface Variant {
  all: Content;
  editions: Edition[];
  /** The one that is built. */
  own: Edition;
  /** Address of the folder that pictures are in. */
  assets: string;
}

/** The code of one module; its name is a page's but for those of the first cases. */
function moduleOf(name: string, variant: Variant, pictures: Pictures): string {
  const { all, editions } = variant;
  switch (name) {
    case 'owner':
      return exported({ owner: ownerView(all) });
    case 'settings':
      return settings(variant);
    case 'languages':
      return exported({ languages: languageLinks(variant) });
    case 'languages.css':
      if (editions.length < 2) return '';
      return readFileSync(editions.length > 2 ? LANGUAGE_LIST : LANGUAGE_LINK, 'utf8');
    case 'words':
      return `export * as words from '${WORDS}/each'; export const language = ${JSON.stringify(localeOf(all.site))};`;
    case 'words/each':
      return wordsModule(all.site);
    case 'direction.css':
      return directionOf(all.site.language ?? 'en') === 'rtl' ? readFileSync(RIGHT_TO_LEFT, 'utf8') : '';
    case 'marks.css':
      return marksStyle(all);
    case 'theme':
      return exported({ theme: themeOf(all.site) });
    case 'theme.css':
      return themeStyles(all);
    case 'pages':
      return exported({ pages: pageViews(all) });
    case 'heads':
      return exported({
        heads: headViews(all, placeOf(variant, pictures)),
        language: all.site.language ?? 'en',
      });
    case 'projects':
      return `export const projects = [${Object.keys(all.projects).map(rowOf)}];`;
    case 'blocks':
      return ownSections(all.site).length
        ? "export { Blocks } from '/src/components/blocks.tsx';"
        : 'export const Blocks = undefined;';
    case 'home':
      return exported({ home: homeView(all, pictures.view, editions[0]?.site), view: pageViews(all).home });
    case 'not-found':
      return exported({ view: pageViews(all).notFound });
    default: {
      const project = name.replace('projects/', '');
      return exported({ project: projectView(project, all, pictures.view), view: pageViews(all)[project] });
    }
  }
}

const settings = ({ all: { site }, editions, own, assets }: Variant) => {
  const { background = 'full', vitals } = site;
  // Links into another language are none of the router's.
  const below = editions.filter(({ base }) => base !== own.base && base.startsWith(own.base));
  const others = below.map(({ base }) => base.slice(own.base.length, -1)).join('|');
  return `
  export const background = '${background}';
  export const vitalsAddress = ${JSON.stringify(vitals)};
  export const assets = ${JSON.stringify(assets)};
  export const scope = ${others ? `/^${own.base.replaceAll('/', '\\/')}(?!(${others})(\\/|$))/` : JSON.stringify(own.base)};
  export const isMultilingual = ${editions.length > 1};`;
};

const languageLinks = ({ editions, own }: Variant): LanguageView[] =>
  editions.filter((edition) => edition !== own).map(({ tag, name, base }) => ({ tag, name, base }));

/** Has the pictures made that the pages of a language show. */
function showPictures(all: Content, pictures: Pictures): void {
  homeView(all, pictures.view);
  for (const name of Object.keys(all.projects)) projectView(name, all, pictures.view);
  for (const name of ['home', ...Object.keys(all.projects)]) previewOf(name, all, pictures);
}

const rowOf = (name: string) => `['${name}', () => import('${SCHEME}projects/${name}')]`;

/** Where the site will live: `SITE_URL`, else the owner's own word in the résumé. */
export function siteUrl({ resume }: Content): string | undefined {
  const address = process.env.SITE_URL || resume.basics?.url;
  return address && URL.canParse(address) ? `${address.replace(/\/+$/, '')}/` : undefined;
}

const placeOf = ({ all, own, editions }: Variant, pictures: Pictures): Place => ({
  own,
  editions,
  preview: (page) => previewOf(page, all, pictures),
});

function previewOf(page: string, { site, projects }: Content, pictures: Pictures): string | undefined {
  const src = page === 'home' ? site.openGraph : projects[page]?.openGraph;
  return src && pictures.preview(src);
}

const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
