import type { HeadElement, HeadView } from '../../src/views';
import { plainText } from './inline-text.ts';
import { localeOf } from './language.ts';
import { analyticsElements } from './other-hosts.ts';
import type { Content, ProjectFile } from './types.ts';
import { pageViews } from './views.ts';
import { wordsOf } from './words/words.ts';

/** Where the site will live. */
export interface Place {
  /** Path that the site is served from, with a slash at both ends. */
  base: string;
  /** Absolute address of the home page with a slash at its end; undefined where nobody knows. */
  site?: string;
  /** Address of a page's picture for link previews, below `site`. */
  preview: (page: string) => string | undefined;
}

/** 1200 × 630, what networks ask for. */
export const PREVIEW_PX = { width: 1200, height: 630 };

const meta = (key: 'name' | 'property', name: string, content: string): HeadElement => ({
  type: 'meta',
  props: { [key]: name, content },
});

/** The path of a page within the site, without a slash at its start. */
const pathOf = (page: string) => (page === 'home' ? '' : page);

/** Everything that differs by page in the head: for search engines, link previews and people. */
export function headViews(content: Content, place: Place): Record<string, HeadView> {
  return Object.fromEntries(
    Object.entries(pageViews(content)).map(([page, { title, accent }]) => {
      const description = plainText(descriptionOf(page, content));
      return [page, { title, elements: elementsOf(page, title, accent, description, content, place) }];
    }),
  );
}

function descriptionOf(page: string, { resume, site, projects }: Content): string {
  if (page === 'notFound') return wordsOf(site).notFoundDescription;
  if (page !== 'home') return projects[page]?.description ?? '';
  return site.description || resume.basics?.summary || resume.basics?.label || resume.basics?.name || '';
}

function elementsOf(
  page: string,
  title: string,
  accent: string,
  description: string,
  content: Content,
  { site, base, preview }: Place,
): HeadElement[] {
  const elements: HeadElement[] = [
    meta('name', 'description', description),
    ...(accent ? [meta('name', 'accent', accent)] : []),
    { type: 'link', props: { rel: 'manifest', href: `${base}site.webmanifest` } },
  ];
  elements.push(...analyticsElements(content.site));
  if (page === 'notFound') return [...elements, meta('name', 'robots', 'noindex')];
  const picture = preview(page);
  elements.push(
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', page === 'home' ? 'profile' : 'article'),
    ...openGraphLocale(localeOf(content.site)),
  );
  if (!site) return elements;
  const address = site + pathOf(page);
  elements.push(
    { type: 'link', props: { rel: 'canonical', href: address } },
    meta('property', 'og:url', address),
  );
  if (picture) {
    elements.push(
      meta('property', 'og:image', site + picture),
      meta('property', 'og:image:width', String(PREVIEW_PX.width)),
      meta('property', 'og:image:height', String(PREVIEW_PX.height)),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  elements.push({
    type: 'script',
    props: { type: 'application/ld+json' },
    children: json(structuredData(page, content, site)),
  });
  return elements;
}

/** Networks take a page without it for one in the English of the United States. */
function openGraphLocale(locale: string): HeadElement[] {
  const { language, region } = new Intl.Locale(locale).maximize();
  const name = `${language}_${region}`;
  return name === 'en_US' ? [] : [meta('property', 'og:locale', name)];
}

/** JSON that can't end the script element it stands in. */
const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What the page is about, in schema.org's words. */
function structuredData(page: string, content: Content, site: string): unknown {
  const { resume, projects } = content;
  const inLanguage = content.site.language ?? 'en';
  const basics = resume.basics ?? {};
  const person = {
    '@type': 'Person',
    '@id': `${site}#person`,
    name: basics.name,
    jobTitle: basics.label || undefined,
    url: site,
    email: basics.email || undefined,
    sameAs: (basics.profiles ?? []).flatMap(({ url }) => url || []),
    knowsAbout: (resume.skills ?? []).flatMap(({ keywords }) => keywords ?? []),
  };
  const project = projects[page];
  const graph = project
    ? [
        { ...creativeWork(project, `${site}${page}`, `${site}#person`), inLanguage },
        { ...person, knowsAbout: undefined },
        breadcrumb(project.title, `${site}${page}`, site, basics.name ?? ''),
      ]
    : [{ '@type': 'ProfilePage', '@id': `${site}#page`, url: site, inLanguage, mainEntity: person }];
  return { '@context': 'https://schema.org', '@graph': graph };
}

const creativeWork = ({ title, description }: ProjectFile, url: string, author: string) => ({
  '@type': 'CreativeWork',
  name: title,
  description: plainText(description),
  url,
  author: { '@id': author },
});

const breadcrumb = (title: string, url: string, site: string, owner: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: owner, item: site },
    { '@type': 'ListItem', position: 2, name: title, item: url },
  ],
});
