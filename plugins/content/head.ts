import type { HeadElement, HeadView } from '../../src/views';
import type { Edition } from './editions.ts';
import { plainText } from './inline-text.ts';
import { localeOf } from './language.ts';
import { analyticsElements } from './other-hosts.ts';
import type { Content, ProjectFile } from './types.ts';
import { pageViews } from './views.ts';
import { wordsOf } from './words/words.ts';

/** Where the site will live. */
export interface Place {
  /** In the language of the content. */
  own: Edition;
  /** In all languages, the first one first. */
  editions: Edition[];
  /** Address of a page's picture for link previews, below the first language's. */
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
  { own, editions, preview }: Place,
): HeadElement[] {
  const { site } = own;
  const elements: HeadElement[] = [
    meta('name', 'description', description),
    ...(accent ? [meta('name', 'accent', accent)] : []),
    { type: 'link', props: { rel: 'manifest', href: `${own.base}site.webmanifest` } },
  ];
  elements.push(...analyticsElements(content.site));
  if (page === 'notFound') return [...elements, meta('name', 'robots', 'noindex')];
  const picture = preview(page);
  elements.push(
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', page === 'home' ? 'profile' : 'article'),
    ...openGraphLocales(localeOf(content.site), own, editions),
  );
  if (!site) return elements;
  const address = site + pathOf(page);
  elements.push(
    { type: 'link', props: { rel: 'canonical', href: address } },
    ...alternates(page, editions),
    meta('property', 'og:url', address),
  );
  if (picture) {
    elements.push(
      meta('property', 'og:image', editions[0]?.site + picture),
      meta('property', 'og:image:width', String(PREVIEW_PX.width)),
      meta('property', 'og:image:height', String(PREVIEW_PX.height)),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  elements.push({
    type: 'script',
    props: { type: 'application/ld+json' },
    children: json(structuredData(page, content, site, editions[0]?.site ?? site)),
  });
  return elements;
}

/** The same page in each language, its own among them; who speaks none of them gets the first. */
function alternates(page: string, editions: Edition[]): HeadElement[] {
  if (editions.length < 2) return [];
  const link = (hreflang: string, { site }: Edition): HeadElement => ({
    type: 'link',
    props: { rel: 'alternate', hreflang, href: `${site}${pathOf(page)}` },
  });
  return [...editions.map((each) => link(each.tag, each)), link('x-default', editions[0] as Edition)];
}

/** Networks take a page without it for one in the English of the United States. */
function openGraphLocales(locale: string, own: Edition, editions: Edition[]): HeadElement[] {
  const name = openGraphName(locale);
  const others = editions.filter(({ tag }) => tag !== own.tag).map(({ tag }) => openGraphName(tag));
  return [
    ...(name === 'en_US' ? [] : [meta('property', 'og:locale', name)]),
    ...others.map((other) => meta('property', 'og:locale:alternate', other)),
  ];
}

function openGraphName(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** JSON that can't end the script element it stands in. */
const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * What the page is about, in schema.org's words.
 * @param first address of the site in its first language: in each language it is about the same person
 */
function structuredData(page: string, content: Content, site: string, first: string): unknown {
  const { resume, projects } = content;
  const inLanguage = content.site.language ?? 'en';
  const basics = resume.basics ?? {};
  const person = {
    '@type': 'Person',
    '@id': `${first}#person`,
    name: basics.name,
    jobTitle: basics.label || undefined,
    url: first,
    email: basics.email || undefined,
    sameAs: (basics.profiles ?? []).flatMap(({ url }) => url || []),
    knowsAbout: (resume.skills ?? []).flatMap(({ keywords }) => keywords ?? []),
  };
  const project = projects[page];
  const graph = project
    ? [
        { ...creativeWork(project, `${site}${page}`, `${first}#person`), inLanguage },
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
