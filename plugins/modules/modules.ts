import type { HomeView, LanguageView, PageView, ProjectView, VersionView } from '../../src/views.ts';
import { ownerStyles } from '../content/styles/styles.ts';
import { themeOf } from '../content/styles/theme.ts';
import { directionOf, localeOf, numeralsOf, withSigns } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { asksOf } from '../content/versions/asks.ts';
import { versionsOf } from '../content/versions/select.ts';
import { versionView } from '../content/versions/version-view.ts';
import { withDirections } from '../content/views/directions.ts';
import { homeView } from '../content/views/home.ts';
import { hasBlock, hasRoles, ownSections } from '../content/views/sections.ts';
import { otherProjects, ownerView, pageViews, projectView } from '../content/views/views.ts';
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
      worksOffline: content.site.offline !== false,
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
  heads: async ({ content, edition, editions }, pictures) => {
    const previews = await pictures.previews(content);
    return exported({ heads: headViews(content, { edition, editions, preview: (page) => previews[page] }) });
  },
  projects: ({ content }) =>
    `export const projects = [${Object.keys(content.projects).map((name) => `['${name}', ${importOf(`projects/${name}`)}]`)}];`,
  'theme-switch': ({ content }) =>
    componentIf(themeOf(content.site) === 'auto', 'ThemeSwitch', 'theme-switch'),
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
    const home = await pictures.fill<HomeView>(
      withDirections(homeView(content, editions[0]?.site), content.site),
    );
    return exported({ home, view: pageViews(content).home }, content);
  },
  versions: ({ content, editions, edition }) => {
    const rows = Object.entries(versionsOf(content)).map(([name, version]) => {
      const head = JSON.stringify(versionHead(name, content, version, { edition, editions }));
      return `'${name}': { load: ${importOf(`versions/${name}`)}, head: ${head} }`;
    });
    // With none, too, so that the other scripts do not tell whether there are any.
    return `export const versions = {${rows}}; export const loadPage = () => import('/src/pages/version.tsx');`;
  },
  'not-found': ({ content }) =>
    exported({ others: otherProjects(content), view: pageViews(content).notFound }),
};

/** Returns the code of a content module, by its name without the scheme; throws if there is none. */
export async function moduleOf(name: string, context: BuildContext, pictures: Pictures): Promise<string> {
  const make = MODULES[name];
  if (make) return make(context, pictures);
  const [kind, page = ''] = name.split('/');
  if (kind === 'projects') return projectPage(page, context, pictures);
  if (kind === 'versions') return versionPage(page, context, pictures);
  throw new Error(`${SCHEME}${name}: no such module: add it to MODULES in plugins/modules/modules.ts`);
}

/** Returns the module of a project's page. */
async function projectPage(name: string, { content }: BuildContext, pictures: Pictures): Promise<string> {
  const project = await pictures.fill<ProjectView>(withDirections(projectView(name, content), content.site));
  const code = pageModule('project', { props: project, view: pageViews(content)[name] }, content);
  if (!code.includes(RARE)) return code;
  return `import { Rare } from '/src/components/rare-blocks.tsx';\n${code.replaceAll(RARE, `{Show:Rare,${RARE.slice(1)}`)}`;
}

/** Returns the module of a version of the résumé. */
async function versionPage(
  name: string,
  { content, editions }: BuildContext,
  pictures: Pictures,
): Promise<string> {
  const version = versionsOf(content)[name];
  if (!version) throw new Error(`versions/${name}.json does not exist`);
  const file = content.versions?.[name];
  const made = versionView(version, asksOf(file?.asks, version), file, editions[0]?.site);
  const { view, ...props } = await pictures.fill<VersionView>(withDirections(made, content.site));
  return pageModule('version', { props, view }, content);
}

/** Returns the module of a page: see `PageModule` in `src/routes.ts`. */
const pageModule = (
  component: string,
  values: { props: object; view: PageView | undefined },
  content: Content,
): string =>
  [
    `import { createElement } from 'react';`,
    `import Page from '/src/pages/${component}.tsx';`,
    exported(values, content).replace('export const props', 'const props'),
    'export default () => createElement(Page, props);',
  ].join('\n');

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
