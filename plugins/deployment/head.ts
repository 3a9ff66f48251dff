import type { HeadElement, HeadView } from '../../src/views.ts';
import { plainLine } from '../content/text/blocks.ts';
import { localeOf } from '../content/text/locale.ts';
import type { Content, Site } from '../content/types.ts';
import { versionsOf } from '../content/versions/select.ts';
import { pageViews } from '../content/views/views.ts';
import { wordsOf } from '../content/words/words.ts';
import { mapRecord } from '../map-record.ts';
import { alternatesOf, type Deployment } from './editions.ts';
import { hasText, VERSIONS } from './file-names.ts';
import { structuredData } from './structured-data.ts';

interface DeploymentWithPreviews extends Deployment {
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
export function headViews(content: Content, deployment: DeploymentWithPreviews): Record<string, HeadView> {
  const { site, projects } = content;
  const pages = mapRecord(pageViews(content), ({ title }, page) => {
    const description = descriptionOf(page, content);
    if (page === 'notFound') return headOf({ title, description, robots: 'noindex' }, site, deployment);
    const isHome = page === 'home';
    const text = isHome ? 'resume' : projects[page] && hasText(page) ? page : undefined;
    const ogType = isHome ? 'profile' : 'article';
    const urls = urlElements(page, title, content, deployment);
    return headOf({ title, description, text, ogType, urls }, site, deployment);
  });
  const versions = Object.entries(versionsOf(content)).map(([name, version]) => {
    const path = `${VERSIONS}/${name}`;
    const title = pageViews(version).home?.title ?? '';
    const description = descriptionOf('home', version);
    const robots = content.versions?.[name]?.listed ? 'all' : 'noindex';
    const urls = deployment.edition.url ? [meta('og:url', deployment.edition.url + path)] : [];
    return [path, headOf({ title, description, robots, ogType: 'profile', urls }, site, deployment)];
  });
  return { ...pages, ...Object.fromEntries(versions) };
}

interface HeadSource {
  title: string;
  description: string;
  /** The name of the Markdown file with the same content. */
  text?: string;
  /** What search engines are told to do. */
  robots?: 'all' | 'noindex';
  /** The kind of page in link previews; without it there are none. */
  ogType?: 'profile' | 'article';
  /** The elements with the page's URL. */
  urls?: HeadElement[];
}

function headOf(source: HeadSource, site: Site, { edition, editions }: Deployment): HeadView {
  const { title, text, robots, ogType, urls = [] } = source;
  const description = plainLine(source.description);
  const elements = [
    meta('description', description),
    link('manifest', `${edition.base}site.webmanifest`),
    ...(text ? [link('alternate', `${edition.base}${text}.md`, { type: 'text/markdown' })] : []),
    ...(robots ? [meta('robots', robots)] : []),
    ...analyticsElements(site),
  ];
  if (ogType)
    elements.push(
      meta('og:title', title),
      meta('og:description', description),
      meta('og:type', ogType),
      ...openGraphLocales(localeOf(site), { edition, editions }),
    );
  return { title, elements: [...elements, ...urls] };
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

/** Returns the elements with a page's URLs: its own, those in other languages, its picture's, and what the page is about. */
function urlElements(
  page: string,
  title: string,
  content: Content,
  deployment: DeploymentWithPreviews,
): HeadElement[] {
  const { edition, editions, preview } = deployment;
  const { url } = edition;
  const firstUrl = editions[0]?.url ?? url;
  if (!url || !firstUrl) return [];
  const path = page === 'home' ? '' : page;
  const picture = preview(page);
  return [
    link('canonical', url + path),
    ...alternatesOf(editions).map(({ tag, url }) => link('alternate', url + path, { hreflang: tag })),
    meta('og:url', url + path),
    ...(picture
      ? [
          meta('og:image', firstUrl + picture),
          meta('og:image:width', String(PREVIEW_PX.width)),
          meta('og:image:height', String(PREVIEW_PX.height)),
          meta('og:image:alt', title),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(page === 'home' || content.projects[page] ? [structuredData(page, content, url, firstUrl)] : []),
  ];
}

/** Returns the script of the owner's analytics, if there is one; deferred, so that it does not hold up the site. */
function analyticsElements({ analytics }: Site): HeadElement[] {
  if (!analytics) return [];
  const data = Object.entries(analytics.data ?? {}).map(([name, value]) => [`data-${name}`, value]);
  return [{ type: 'script', props: { defer: '', src: analytics.script, ...Object.fromEntries(data) } }];
}

/** Returns the elements of a page's locale: social networks take a page without one to be in American English. */
function openGraphLocales(locale: string, { edition, editions }: Deployment): HeadElement[] {
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
