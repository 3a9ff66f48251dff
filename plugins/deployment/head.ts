import type { HeadElement, HeadView } from '../../src/views.ts';
import { plainLine } from '../content/text/blocks.ts';
import { localeOf } from '../content/text/locale.ts';
import type { Content, Site } from '../content/types.ts';
import { versionsOf } from '../content/versions/select.ts';
import { type Page, pagesOf } from '../content/views/pages.ts';
import { pageViews } from '../content/views/views.ts';
import { wordsOf } from '../content/words/words.ts';
import { addressOf } from './built-files.ts';
import { alternatesOf, type Deployment } from './editions.ts';
import { hasText } from './file-names.ts';
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

/** Returns everything that differs by page in the head, by the page's name: for search engines, link previews and visitors. */
export const headViews = (content: Content, deployment: DeploymentWithPreviews): Record<string, HeadView> =>
  Object.fromEntries(pagesOf(content).map((page) => [page.name, headOf(page, content, deployment)]));

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

/** Returns what the head of a page has, by the page's kind. */
function headSource(page: Page, content: Content, deployment: DeploymentWithPreviews): HeadSource {
  const { kind, id, name, isListed } = page;
  const words = wordsOf(content.site);
  const title = pageViews(content)[name]?.title ?? '';
  const urls = urlElements(page, title, content, deployment);
  switch (kind) {
    case 'home':
      return { title, description: aboutOwner(content), text: 'resume', ogType: 'profile', urls };
    case 'project': {
      const description = content.projects[id]?.description ?? '';
      return { title, description, text: hasText(id) ? id : undefined, ogType: 'article', urls };
    }
    case 'budget':
      return { title, description: words.weightsText, ogType: 'article', urls };
    case 'version': {
      const version = versionsOf(content)[id] as Content;
      const own = { title: pageViews(version).home?.title ?? '', description: aboutOwner(version) };
      return { ...own, robots: isListed ? 'all' : 'noindex', ogType: 'profile', urls };
    }
    case 'not-found':
      return { title, description: words.notFoundDescription, robots: 'noindex' };
  }
}

function headOf(page: Page, content: Content, deployment: DeploymentWithPreviews): HeadView {
  const source = headSource(page, content, deployment);
  const { title, text, robots, ogType, urls = [] } = source;
  const { edition } = deployment;
  const description = plainLine(source.description);
  const elements = [
    meta('description', description),
    link('manifest', `${edition.base}site.webmanifest`),
    ...(text ? [link('alternate', `${edition.base}${text}.md`, { type: 'text/markdown' })] : []),
    ...(robots ? [meta('robots', robots)] : []),
    ...analyticsElements(content.site),
  ];
  if (ogType)
    elements.push(
      meta('og:title', title),
      meta('og:description', description),
      meta('og:type', ogType),
      ...openGraphLocales(localeOf(content.site), deployment),
    );
  return { title, elements: [...elements, ...urls] };
}

/** Returns what search engines say of the home page, or of a version. */
function aboutOwner({ resume, site }: Content): string {
  const { summary, label, name } = resume.basics ?? {};
  return site.description || summary || label || name || '';
}

/** Returns the elements with a page's URLs: its own, those in other languages, its picture's, and what the page is about. */
function urlElements(
  page: Page,
  title: string,
  content: Content,
  deployment: DeploymentWithPreviews,
): HeadElement[] {
  const { edition, editions, preview } = deployment;
  const { url } = edition;
  const firstUrl = editions[0]?.url ?? url;
  if (!url || !firstUrl) return [];
  const { kind, name, file } = page;
  const path = addressOf(file);
  const own = meta('og:url', url + path);
  // A version is one reader's: it stands for no page in other languages, and is shared without a picture.
  if (kind === 'version') return [own];
  const picture = preview(name);
  return [
    link('canonical', url + path),
    ...alternatesOf(editions).map(({ tag, url }) => link('alternate', url + path, { hreflang: tag })),
    own,
    ...(picture
      ? [
          meta('og:image', firstUrl + picture),
          meta('og:image:width', String(PREVIEW_PX.width)),
          meta('og:image:height', String(PREVIEW_PX.height)),
          meta('og:image:alt', title),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(kind === 'home' || kind === 'project' ? [structuredData(name, content, url, firstUrl)] : []),
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
