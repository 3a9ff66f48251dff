import type { HeadElement, HeadView } from '../../src/views.ts';
import { plainLine } from '../content/text/blocks.ts';
import { localeOf } from '../content/text/locale.ts';
import type { Content, Site } from '../content/types.ts';
import { versionsOf } from '../content/versions/select.ts';
import { pageViews } from '../content/views/views.ts';
import { wordsOf } from '../content/words/words.ts';
import { mapRecord } from '../map-record.ts';
import { alternatesOf, hasText, VERSIONS } from './editions.ts';
import type { Deployed } from './generated-files.ts';
import { structuredData } from './structured-data.ts';

type Editions = Pick<Deployed, 'edition' | 'editions'>;

interface Deployment extends Editions {
  /** Returns the path of a page's picture for link previews, relative to the first language's URL. */
  preview: (page: string) => string | undefined;
}

/** The size that social networks ask for. */
export const PREVIEW_PX = { width: 1200, height: 630 };

function meta(name: string, content: string): HeadElement {
  return { type: 'meta', props: { [/^og:/.test(name) ? 'property' : 'name']: name, content } };
}
function link(rel: string, href: string, more = {}): HeadElement {
  return { type: 'link', props: { rel, ...more, href } };
}

/** Returns everything that differs by page in the head: for search engines, link previews and visitors. */
export function headViews(content: Content, deployment: Deployment): Record<string, HeadView> {
  const versions = Object.entries(versionsOf(content)).map(([name, version]) => [
    `${VERSIONS}/${name}`,
    versionHead(name, content, version, deployment),
  ]);
  const pages = mapRecord(pageViews(content), ({ title }, page) => {
    const description = plainLine(descriptionOf(page, content));
    const { base } = deployment.edition;
    const isHome = page === 'home';
    const text = isHome ? 'resume' : content.projects[page] && hasText(page) && page;
    const elements = [
      meta('description', description),
      link('manifest', `${base}site.webmanifest`),
      ...(text ? [link('alternate', `${base}${text}.md`, { type: 'text/markdown' })] : []),
      ...analyticsElements(content.site),
    ];
    if (page === 'notFound') return { title, elements: [...elements, meta('robots', 'noindex')] };
    elements.push(
      ...openGraph(title, description, isHome ? 'profile' : 'article', content.site, deployment),
      ...urlElements(page, title, content, deployment),
    );
    return { title, elements };
  });
  return { ...pages, ...Object.fromEntries(versions) };
}

/** Returns the head of a version of the résumé, which search engines are told to leave out unless the owner lists it. */
function versionHead(name: string, content: Content, version: Content, deployment: Editions): HeadView {
  const { edition } = deployment;
  const title = pageViews(version).home?.title ?? '';
  const description = plainLine(descriptionOf('home', version));
  return {
    title,
    elements: [
      meta('description', description),
      link('manifest', `${edition.base}site.webmanifest`),
      meta('robots', content.versions?.[name]?.listed ? 'all' : 'noindex'),
      ...analyticsElements(content.site),
      ...openGraph(title, description, 'profile', content.site, deployment),
      ...(edition.site ? [meta('og:url', `${edition.site}${VERSIONS}/${name}`)] : []),
    ],
  };
}

function descriptionOf(page: string, { resume, site, projects }: Content): string {
  const { summary, label, name } = resume.basics ?? {};
  const words = wordsOf(site);
  const project = projects[page];
  if (project) return project.description;
  if (page === 'notFound') return words.notFoundDescription;
  if (page === 'budget') return words.weightsText;
  return site.description || summary || label || name || '';
}

function urlElements(page: string, title: string, content: Content, deployment: Deployment): HeadElement[] {
  const { edition, editions, preview } = deployment;
  const { site } = edition;
  const first = editions[0]?.site ?? site;
  if (!site || !first) return [];
  const path = page === 'home' ? '' : page;
  const picture = preview(page);
  return [
    link('canonical', site + path),
    ...alternatesOf(editions).map(({ tag, site }) => link('alternate', site + path, { hreflang: tag })),
    meta('og:url', site + path),
    ...(picture
      ? [
          meta('og:image', first + picture),
          meta('og:image:width', String(PREVIEW_PX.width)),
          meta('og:image:height', String(PREVIEW_PX.height)),
          meta('og:image:alt', title),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(page === 'home' || content.projects[page] ? [structuredData(page, content, site, first)] : []),
  ];
}

/** Returns the script of the owner's analytics, if there is one: deferred, so that it does not hold up the site. */
function analyticsElements({ analytics }: Site): HeadElement[] {
  if (!analytics) return [];
  const data = Object.entries(analytics.data ?? {}).map(([name, value]) => [`data-${name}`, value]);
  return [{ type: 'script', props: { defer: '', src: analytics.script, ...Object.fromEntries(data) } }];
}

/** Returns what link previews say of a page. */
const openGraph = (
  title: string,
  description: string,
  type: 'profile' | 'article',
  site: Site,
  deployment: Editions,
): HeadElement[] => [
  meta('og:title', title),
  meta('og:description', description),
  meta('og:type', type),
  ...openGraphLocales(localeOf(site), deployment),
];

/** Returns the tags of a page's locale: social networks assume that a page without one is in American English. */
function openGraphLocales(locale: string, { edition, editions }: Editions): HeadElement[] {
  const [name = '', ...others] = [
    locale,
    ...editions.map(({ tag }) => tag).filter((tag) => tag !== edition.tag),
  ]
    .map((tag) => new Intl.Locale(tag).maximize())
    .map(({ language, region }) => `${language}_${region}`);
  return [
    ...(name === 'en_US' ? [] : [meta('og:locale', name)]),
    ...others.map((other) => meta('og:locale:alternate', other)),
  ];
}
