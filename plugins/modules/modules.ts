import type { LanguageView } from '../../src/views.ts';
import { ownerStyles } from '../content/styles/styles.ts';
import { themeOf } from '../content/styles/theme.ts';
import { directionOf, localeOf, numeralsOf } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { type Page, pagesOf } from '../content/views/pages.ts';
import { hasBlock, ownSections } from '../content/views/sections.ts';
import { hasRoles } from '../content/views/timelines.ts';
import { ownerView } from '../content/views/views.ts';
import { wordsModule } from '../content/words/words.ts';
import type { Pictures } from '../pictures/plugin.ts';
import type { BuildContext } from './build-context.ts';
import { pageModule } from './page-module.ts';

export const SCHEME = 'content:';

/** The code of modules by their names without the scheme; `moduleOf` has the others. */
const MODULES: Record<string, (context: BuildContext) => string | Promise<string>> = {
  site: (context) => {
    const { content, editions, assets } = context;
    const { site } = content;
    const values = {
      owner: ownerView(content),
      language: localeOf(site),
      numerals: numeralsOf(localeOf(site)),
      isRightToLeft: directionOf(site.language ?? 'en') === 'rtl',
      languages: languageLinks(context),
      isMultilingual: editions.length > 1,
      theme: themeOf(site),
      background: site.background ?? 'full',
      vitalsUrl: site.vitals,
      showsVisit: site.budget !== false,
      hasBudgetPage: !!content.hasBudgetPage,
      worksOffline: site.offline !== false,
      assets,
      hasMarkdownBlocks: hasBlock(content, 'markdown'),
    };
    const constants = Object.entries(values).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return [`export * as words from '${SCHEME}words';`, ...constants].join('\n');
  },
  words: ({ content }) => wordsModule(content.site),
  'styles.css': (context) =>
    ownerStyles(context.content, languageLinks(context), context.folder, context.fontCache),
  pages: ({ content }) => {
    const loads = (...kinds: Page['kind'][]) =>
      pagesOf(content)
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ name, module }) => `['${name}', () => import('${module}')]`);
    return `export const projects = [${loads('project')}];
      export const unrouted = [${loads('budget', 'version')}];`;
  },
};

/** Components that few sites show, by their files: the scripts have each only if a page of the site shows it. */
const COMPONENTS: Record<string, [name: string, isShown: (content: Content) => boolean]> = {
  'theme-switch': ['ThemeSwitch', ({ site }) => themeOf(site) === 'auto'],
  blocks: ['Blocks', ({ site }) => ownSections(site).length > 0],
  'entry-list': ['EntryList', (content) => hasBlock(content, 'entries')],
  film: [
    'Film',
    (content) =>
      hasBlock(content, 'film') ||
      Object.values(content.projects).some(({ banner }) => banner && 'video' in banner),
  ],
  roles: ['Roles', hasRoles],
  badge: ['Badge', ({ resume }) => !!resume.certificates?.some((certificate) => certificate['x-image'])],
};

/** Returns the code of a content module, by its name without the scheme; throws if there is none. */
export async function moduleOf(path: string, context: BuildContext, pictures: Pictures): Promise<string> {
  const { content, editions } = context;
  if (path.startsWith('page/')) return pageModule(SCHEME + path, content, pictures, editions[0]?.url);
  const [, file = ''] = path.split('component/');
  const component = COMPONENTS[file];
  if (component) {
    const [name, isShown] = component;
    return isShown(content)
      ? `export * from '/src/components/${file}.tsx';`
      : `export const ${name} = undefined;`;
  }
  const make = MODULES[path];
  if (!make) throw new Error(`${SCHEME}${path}: no such module: see plugins/modules/modules.ts`);
  return make(context);
}

/** Returns the other languages, which the pages of this one link to. */
const languageLinks = ({ editions, edition }: BuildContext): LanguageView[] =>
  editions.filter((other) => other !== edition).map(({ tag, name, base }) => ({ tag, name, base }));
