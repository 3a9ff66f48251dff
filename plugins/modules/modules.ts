import type { LanguageView, PageView } from '../../src/views.ts';
import { isObject } from '../content/read/source.ts';
import { ownerStyles } from '../content/styles/styles.ts';
import { themeOf } from '../content/styles/theme.ts';
import { directionOf, localeOf, numeralsOf, withSigns } from '../content/text/locale.ts';
import type { Content, Site } from '../content/types.ts';
import { asksOf } from '../content/versions/asks.ts';
import { versionsOf, versionView } from '../content/versions/select.ts';
import { withDirections } from '../content/views/directions.ts';
import { type Field, NO_WORDS } from '../content/views/fields.ts';
import { homeView } from '../content/views/home.ts';
import { type Page, pagesOf } from '../content/views/pages.ts';
import { hasBlock, hasRoles, ownSections } from '../content/views/sections.ts';
import { otherProjects, ownerView, pageViews, projectView } from '../content/views/views.ts';
import { wordsModule } from '../content/words/words.ts';
import type { Deployed } from '../deployment/generated-files.ts';
import type { Pictures } from '../pictures/plugin.ts';

export const SCHEME = 'content:';

/** The content of a build, which has one language, and where the site is deployed. */
export interface BuildContext extends Deployed {
  /** Absolute paths of the owner's folder, and of the one that fonts are written to. */
  folder: string;
  fontCache: string;
  assets: string;
}

/** The code of modules by their names without the scheme; `moduleOf` has the others. */
const MODULES: Record<string, (context: BuildContext) => string | Promise<string>> = {
  site: (context) => {
    const { content, editions, assets } = context;
    const { site } = content;
    const values = {
      owner: ownerView(content),
      language: localeOf(site),
      numerals: numeralsOf(localeOf(site)),
      isRightToLeft: isRightToLeft(site),
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
    return `export * as words from '${SCHEME}words';\n${exported(values)}`;
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
  const [kind = '', ...rest] = path.split('/');
  const name = rest.join('/');
  const [component, isShown] = (kind === 'component' && COMPONENTS[name]) || [];
  if (component)
    return isShown?.(context.content)
      ? `export * from '/src/components/${name}.tsx';`
      : `export const ${component} = undefined;`;
  if (kind === 'page') return pageModule(name, context, pictures);
  const make = MODULES[path];
  if (!make) throw new Error(`${SCHEME}${path}: no such module: see plugins/modules/modules.ts`);
  return make(context);
}

/** Returns the module of a page: see `PageModule` in `src/routes.ts`. */
async function pageModule(name: string, context: BuildContext, pictures: Pictures): Promise<string> {
  const { content, editions } = context;
  const { site } = content;
  const page = pagesOf(content).find(({ module }) => module === `${SCHEME}page/${name}`);
  const propsOf = page && PROPS[page.kind];
  if (!propsOf) throw new Error(`${SCHEME}page/${name}: the content has no such page`);
  const { view = pageViews(content)[name], ...props } = propsOf(content, page.id, editions[0]?.site);
  const filled = await pictures.fill(withDirections(props, site));
  const values = exported({ props: filled, view }, (field, value) => {
    if (isObject(value) && 'markdown' in value) return { Show: MARKDOWN_BLOCK, ...value };
    const isText = typeof value === 'string' && !NO_WORDS.includes(field as Field);
    return isText && isRightToLeft(site) ? withSigns(value) : value;
  });
  return withMarkdownBlock(`export { default } from '/src/pages/${page.kind}.tsx';\n${values}`);
}

type MakeProps = (content: Content, id: string, url?: string) => object & { view?: PageView };

/** What the component of a page gets, by the page's kind; a version also brings its `view`. `url` is that of the site. */
const PROPS: Record<Page['kind'], MakeProps | undefined> = {
  home: (content, _, url) => ({ shown: homeView(content, url) }),
  project: (content, id) => projectView(id, content),
  // Nothing of the content is on it.
  budget: undefined,
  version: (content, id, url) => {
    const version = versionsOf(content)[id] as Content;
    const file = content.versions?.[id];
    return versionView(version, asksOf(file?.asks, version), file, url);
  },
  'not-found': (content) => ({ others: otherProjects(content) }),
};

/** Stands in JSON, which can't name a variable, for the component of Markdown's blocks. */
const MARKDOWN_BLOCK = '\0MarkdownBlock';

/** Returns a module's code in which the component replaces its placeholder, with an import if there is one. */
function withMarkdownBlock(code: string): string {
  const replaced = code.replaceAll(JSON.stringify(MARKDOWN_BLOCK), 'MarkdownBlock');
  if (replaced === code) return code;
  return `import { MarkdownBlock } from '/src/components/markdown-blocks.tsx';\n${replaced}`;
}

/** Returns the code that exports values by name; `replacer` is that of `JSON.stringify`. */
const exported = (
  values: Record<string, unknown>,
  replacer?: (key: string, value: unknown) => unknown,
): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, replacer)};`)
    .join('\n');

const isRightToLeft = ({ language = 'en' }: Site) => directionOf(language) === 'rtl';

/** Returns the other languages, which the pages of this one link to. */
const languageLinks = ({ editions, edition }: BuildContext): LanguageView[] =>
  editions.filter((other) => other !== edition).map(({ tag, name, base }) => ({ tag, name, base }));
