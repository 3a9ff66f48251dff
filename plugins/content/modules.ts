import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LanguageView } from '../../src/views.ts';
import { displayWords } from '../display-face/words.ts';
import type { Pictures } from '../pictures.ts';
import { fitBar } from './bar.ts';
import { type Edition, foldersBelow } from './editions.ts';
import { headViews, type Place } from './head.ts';
import { homeView } from './home.ts';
import { directionOf, localeOf, numeralsOf } from './language.ts';
import { marksStyle } from './marks-style.ts';
import { railStyles } from './rail.ts';
import { ownSections } from './sections.ts';
import { themeOf, themeStyles } from './theme.ts';
import type { Content } from './types.ts';
import { ownerView, pageViews, projectView } from './views.ts';
import { wordsModule } from './words/words.ts';

/** What the names of the content's modules begin with. */
export const SCHEME = 'content:';
const RIGHT_TO_LEFT = resolve(import.meta.dirname, '../../src/styles/right-to-left.css');
const JOINED_LETTERS = resolve(import.meta.dirname, '../../src/styles/joined-letters.css');
/** Letters that are joined to their neighbours, as Arabic ones are. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Adlm}]/u;
/** Styles of the link to the other language, and of the list of links to several. */
const LANGUAGE_LINK = resolve(import.meta.dirname, '../../src/components/language-link.css');
const LANGUAGE_LIST = resolve(import.meta.dirname, '../../src/components/language-list.css');

/** The site as one build makes it. */
export interface Variant {
  all: Content;
  editions: Edition[];
  /** The one that is built. */
  own: Edition;
  /** Address of the folder that pictures are in. */
  assets: string;
}

/**
 * The code of one of the content's modules.
 * @param name without the scheme; a page's but for those of the first cases
 */
export function moduleOf(name: string, variant: Variant, pictures: Pictures): string {
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
      return editions.length > 2
        ? readFileSync(LANGUAGE_LIST, 'utf8')
        : barStyles(readFileSync(LANGUAGE_LINK, 'utf8'), variant);
    case 'words':
      return [
        `export * as words from '${SCHEME}words/each';`,
        exported({ language: localeOf(all.site), numerals: numeralsOf(localeOf(all.site)) }),
      ].join('\n');
    case 'words/each':
      return wordsModule(all.site);
    case 'direction.css':
      return directionStyles(all);
    case 'rail.css':
      return railStyles(all);
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

/** What no site has but those from right to left, and those that show joined letters in large type. */
function directionStyles(all: Content): string {
  const isRightToLeft = directionOf(all.site.language ?? 'en') === 'rtl';
  const isJoined = isRightToLeft || JOINED.test(Object.values(displayWords(all)).flat().join());
  const files = [...(isRightToLeft ? [RIGHT_TO_LEFT] : []), ...(isJoined ? [JOINED_LETTERS] : [])];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const settings = ({ all: { site }, editions, own, assets }: Variant) => {
  const { background = 'full', vitals } = site;
  // Links into another language are none of the router's.
  const others = foldersBelow(own, editions);
  return `
  export const background = '${background}';
  export const vitalsAddress = ${JSON.stringify(vitals)};
  export const assets = ${JSON.stringify(assets)};
  export const scope = ${others ? `/^${own.base.replaceAll('/', '\\/')}(?!(${others})(\\/|$))/` : JSON.stringify(own.base)};
  export const isMultilingual = ${editions.length > 1};`;
};

/** Styles of the bar, fitted to what stands in it. */
export const barStyles = (css: string, variant: Variant): string =>
  fitBar(css, variant.all, languageLinks(variant));

const languageLinks = ({ editions, own }: Variant): LanguageView[] =>
  editions.filter((edition) => edition !== own).map(({ tag, name, base }) => ({ tag, name, base }));

/** Has the pictures made that the pages of a language show. */
export function showPictures(all: Content, pictures: Pictures): void {
  homeView(all, pictures.view);
  for (const name of Object.keys(all.projects)) projectView(name, all, pictures.view);
  for (const name of ['home', ...Object.keys(all.projects)]) previewOf(name, all, pictures);
}

const rowOf = (name: string) => `['${name}', () => import('${SCHEME}projects/${name}')]`;

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
