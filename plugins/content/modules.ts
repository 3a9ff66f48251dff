import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LanguageView } from '../../src/views.ts';
import type { Pictures } from '../pictures.ts';
import { type Edition, foldersBelow } from './deployment/editions.ts';
import { headViews } from './deployment/head.ts';
import { fitBar } from './styles/bar.ts';
import { railStyles } from './styles/rail.ts';
import { themeOf, themeStyles } from './styles/theme.ts';
import { directionOf, localeOf, numeralsOf } from './text/locale.ts';
import type { Content } from './types.ts';
import { displayWords } from './views/display-words.ts';
import { homeView } from './views/home.ts';
import { networkIconStyles } from './views/network-icon-styles.ts';
import { ownSections } from './views/sections.ts';
import { ownerView, pageViews, projectView } from './views/views.ts';
import { wordsModule } from './words/words.ts';

/** The prefix of the content modules' names. */
export const SCHEME = 'content:';
/** Letters of scripts that join them to their neighbours, such as Arabic. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Adlm}]/u;

/** The site as one build makes it: in one language. */
export interface Variant {
  all: Content;
  editions: Edition[];
  own: Edition;
  /** URL of the folder that pictures are in. */
  assets: string;
  /** BCP 47 tag of the language that the owner's name is written in: the first one, unless the name is translated. */
  nameLanguage: string;
}

/** The code of each module by its name without the scheme, except the project pages' modules: see `moduleOf`. */
const MODULES: Record<string, (variant: Variant, pictures: Pictures) => string> = {
  owner: ({ all }) => exported({ owner: ownerView(all) }),
  settings,
  languages: (variant) => exported({ languages: languageLinks(variant) }),
  'languages.css': languageStyles,
  words: ({ all: { site } }) =>
    [
      `export * as words from '${SCHEME}words/each';`,
      exported({ language: localeOf(site), numerals: numeralsOf(localeOf(site)) }),
    ].join('\n'),
  'words/each': ({ all }) => wordsModule(all.site),
  'direction.css': ({ all }) => directionStyles(all),
  'rail.css': ({ all }) => railStyles(all),
  'network-icons.css': ({ all }) => networkIconStyles(all),
  theme: ({ all }) => exported({ theme: themeOf(all.site) }),
  'theme.css': ({ all }) => themeStyles(all),
  pages: ({ all }) => exported({ pages: pageViews(all) }),
  heads: ({ all, own, editions }, pictures) =>
    exported({
      heads: headViews(all, { own, editions, preview: (page) => previewOf(page, all, pictures) }),
      language: all.site.language ?? 'en',
    }),
  projects: ({ all }) => `export const projects = [${Object.keys(all.projects).map(rowOf)}];`,
  blocks: ({ all }) =>
    ownSections(all.site).length
      ? "export { Blocks } from '/src/components/blocks.tsx';"
      : 'export const Blocks = undefined;',
  home: ({ all, editions }, pictures) =>
    exported({ home: homeView(all, pictures.view, editions[0]?.site), view: pageViews(all).home }),
  'not-found': ({ all }) => exported({ view: pageViews(all).notFound }),
};

/**
 * The code of a content module.
 * @param name without the scheme
 * @throws if there is no such module
 */
export function moduleOf(name: string, variant: Variant, pictures: Pictures): string {
  const make = MODULES[name];
  if (make) return make(variant, pictures);
  if (!name.startsWith('projects/'))
    throw new Error(`${SCHEME}${name}: no such module: add it to MODULES in plugins/content/modules.ts`);
  const { all } = variant;
  const project = name.replace('projects/', '');
  return exported({ project: projectView(project, all, pictures.view), view: pageViews(all)[project] });
}

const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const rowOf = (name: string) => `['${name}', () => import('${SCHEME}projects/${name}')]`;

const stylesOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../src', file), 'utf8');

const isRightToLeft = ({ site }: Content) => directionOf(site.language ?? 'en') === 'rtl';

/** Styles that only sites in right-to-left languages need, and sites with joined letters in their display type. */
function directionStyles(all: Content): string {
  const isJoined = isRightToLeft(all) || JOINED.test(Object.values(displayWords(all)).flat().join());
  return [
    ...(isRightToLeft(all) ? [stylesOf('styles/right-to-left.css')] : []),
    ...(isJoined ? [stylesOf('styles/joined-letters.css')] : []),
  ].join('\n');
}

function settings({ all, editions, own, assets }: Variant): string {
  const { background = 'full', vitals } = all.site;
  // The router ignores links to other languages.
  const others = foldersBelow(own, editions);
  return `
  export const background = '${background}';
  export const vitalsUrl = ${JSON.stringify(vitals)};
  export const assets = ${JSON.stringify(assets)};
  export const scope = ${others ? `/^${own.base.replaceAll('/', '\\/')}(?!(${others})(\\/|$))/` : JSON.stringify(own.base)};
  export const isMultilingual = ${editions.length > 1};
  export const isRightToLeft = ${isRightToLeft(all)};`;
}

/** Styles of the link to the other language, or of the list of links if there are several. */
function languageStyles(variant: Variant): string {
  const { length } = variant.editions;
  if (length < 2) return '';
  return length > 2
    ? stylesOf('components/language-list.css')
    : barStyles(stylesOf('components/language-link.css'), variant);
}

/** The bar's styles, fitted to its contents. */
export const barStyles = (css: string, variant: Variant): string =>
  fitBar(css, variant.all, languageLinks(variant));

const languageLinks = ({ editions, own }: Variant): LanguageView[] =>
  editions.filter((edition) => edition !== own).map(({ tag, name, base }) => ({ tag, name, base }));

/** Requests the pictures that a language's pages show, so that the build makes them. */
export function requestPictures(all: Content, pictures: Pictures): void {
  homeView(all, pictures.view);
  for (const name of Object.keys(all.projects)) projectView(name, all, pictures.view);
  for (const name of ['home', ...Object.keys(all.projects)]) previewOf(name, all, pictures);
}

function previewOf(page: string, { site, projects }: Content, pictures: Pictures): string | undefined {
  const src = page === 'home' ? site.openGraph : projects[page]?.openGraph;
  return src && pictures.preview(src);
}
