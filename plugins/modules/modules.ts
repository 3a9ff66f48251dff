import type { HomeView, LanguageView, ProjectView } from '../../src/views.ts';
import { ownerStyles } from '../content/styles/styles.ts';
import { themeOf } from '../content/styles/theme.ts';
import { directionOf, localeOf, numeralsOf, withSigns } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { asksOf } from '../content/versions/asks.ts';
import { versionsOf } from '../content/versions/select.ts';
import { withProofs } from '../content/versions/sentences.ts';
import { homeView } from '../content/views/home.ts';
import { hasBlock, hasRoles, ownSections } from '../content/views/sections.ts';
import { otherProjects, ownerView, pageViews, projectView, versionView } from '../content/views/views.ts';
import { wordsModule } from '../content/words/words.ts';
import type { Deployed } from '../deployment/generated-files.ts';
import { headViews, versionHead } from '../deployment/head.ts';
import type { Pictures } from '../pictures/plugin.ts';

export const SCHEME = 'content:';

/** What one build makes the site from: the content in its language, and where it is deployed. */
export interface BuildContext extends Deployed {
  /** Absolute paths of the owner's folder, and of the one that fonts are written to. */
  folder: string;
  fontCache: string;
  assets: string;
}

/** The code of each module by its name without the scheme, except the project pages' modules: see `moduleOf`. */
const MODULES: Record<string, (context: BuildContext, pictures: Pictures) => string | Promise<string>> = {
  owner: ({ content }) => exported({ owner: ownerView(content) }),
  settings: ({ content, editions, assets }) =>
    exported({
      background: content.site.background ?? 'full',
      vitalsUrl: content.site.vitals,
      showsVisit: content.site.budget !== false,
      hasBudgetPage: !!content.hasBudgetPage,
      assets,
      isMultilingual: editions.length > 1,
      isRightToLeft: isRightToLeft(content),
    }),
  languages: (context) => exported({ languages: languageLinks(context) }),
  words: ({ content: { site } }) =>
    [
      `export * as words from '${SCHEME}words/each';`,
      exported({ language: localeOf(site), numerals: numeralsOf(localeOf(site)) }),
    ].join('\n'),
  'words/each': ({ content }) => wordsModule(content.site),
  theme: ({ content }) => exported({ theme: themeOf(content.site) }),
  'styles.css': (context) =>
    ownerStyles(context.content, languageLinks(context), context.folder, context.fontCache),
  pages: ({ content }) => exported({ pages: pageViews(content) }),
  heads: async ({ content, edition, editions }, pictures) => {
    const previews = await pictures.previews(content);
    return exported({ heads: headViews(content, { edition, editions, preview: (page) => previews[page] }) });
  },
  projects: ({ content }) =>
    `export const projects = {${Object.keys(content.projects).map((name) => `'${name}': ${importOf(`projects/${name}`)}`)}};`,
  html: ({ content }) => {
    const names = ['home', ...Object.keys(content.projects), 'notFound'];
    return `export const loaders = [${names.map((name) => `['${name}', ${importOf(`html/${name}`)}]`)}];`;
  },
  blocks: ({ content }) => componentIf(ownSections(content.site).length > 0, 'Blocks', 'blocks'),
  'rare-blocks': ({ content }) => {
    const hasBanner = Object.values(content.projects).some(({ banner }) => banner && 'video' in banner);
    return [
      componentIf(hasBlock(content, 'entries'), 'EntryList', 'entry-list'),
      componentIf(hasBanner || hasBlock(content, 'film'), 'Film', 'film'),
      exported({ hasRare: hasBlock(content, 'rare') }),
    ].join('\n');
  },
  'rare-entries': ({ content }) =>
    [
      componentIf(hasRoles(content), 'Roles', 'roles'),
      componentIf(!!content.resume.certificates?.some((each) => each['x-image']), 'Badge', 'badge'),
    ].join('\n'),
  home: async ({ content, editions }, pictures) => {
    const home = await pictures.fill<HomeView>(homeView(content, editions[0]?.site));
    return exported({ home }, content);
  },
  versions: async ({ content, editions, edition }, pictures) => {
    const views = Object.entries(versionsOf(content)).map(async ([name, version]) => {
      const asks = asksOf(content.versions?.[name]?.asks, version);
      const home = await pictures.fill<HomeView>(homeView(withProofs(version, asks), editions[0]?.site));
      const head = versionHead(name, content, version, { edition, editions });
      return [name, { home, asks, view: versionView(version, asks), head }];
    });
    return exported({ versions: Object.fromEntries(await Promise.all(views)) }, content);
  },
  'not-found': ({ content }) => exported({ others: otherProjects(content) }),
};

/** Returns the code of a content module, by its name without the scheme; throws if there is none. */
export async function moduleOf(name: string, context: BuildContext, pictures: Pictures): Promise<string> {
  const make = MODULES[name];
  if (make) return make(context, pictures);
  if (!name.startsWith('projects/'))
    throw new Error(`${SCHEME}${name}: no such module: add it to MODULES in plugins/modules/modules.ts`);
  const { content } = context;
  const page = name.replace('projects/', '');
  const project = await pictures.fill<ProjectView>(projectView(page, content));
  const code = exported({ project }, content);
  if (!code.includes(RARE)) return code;
  return `import { Rare } from '/src/components/rare-blocks.tsx';\n${code.replaceAll(RARE, `{Show:Rare,${RARE.slice(1)}`)}`;
}

/** Returns the code of the module with a page's HTML: a build fills it in when it has rendered the page (`plugins/pages/parts.ts`). */
export const htmlModule = (page: string, serving: boolean): string =>
  serving
    ? `import { pageHtml } from '/src/dev.tsx'; export const { title, html } = await pageHtml('${page}');`
    : `export const title = '', html = '';`;

/** How a block that few pages have begins in JSON; in a text its quotes would be escaped. */
const RARE = '{"rare":';

/** Returns a component of the site; undefined if no page shows it, so that no script has it. */
const componentIf = (isShown: boolean, name: string, file: string) =>
  isShown ? `export { ${name} } from '/src/components/${file}.tsx';` : `export const ${name} = undefined;`;

function exported(values: Record<string, unknown>, content?: Content): string {
  const replacer = content && isRightToLeft(content) ? keepSigns : undefined;
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, replacer)};`)
    .join('\n');
}

/**
 * Returns a value of a page from right to left, in whose texts names in Latin letters keep their signs; addresses stay as
 * they are.
 */
function keepSigns(key: string, value: unknown) {
  const isText = typeof value === 'string' && !/url|^(?:href|src|rain|hash|id$|email|phone|code)/i.test(key);
  return isText ? withSigns(value) : value;
}

const importOf = (name: string) => `() => import('${SCHEME}${name}')`;

const isRightToLeft = ({ site }: Content) => directionOf(site.language ?? 'en') === 'rtl';

/** Returns the languages that a page of this one links to. */
const languageLinks = ({ editions, edition }: BuildContext): LanguageView[] =>
  editions.filter((each) => each !== edition).map(({ tag, name, base }) => ({ tag, name, base }));
