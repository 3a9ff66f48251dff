import type { HeadElement } from '../../src/views.ts';
import { plainLine } from '../content/text/blocks.ts';
import type { Content } from '../content/types.ts';

/** Returns what a page is about, in terms of schema.org; `firstUrl`, the site's in the first language, identifies the person. */
export function structuredData(page: string, content: Content, url: string, firstUrl: string): HeadElement {
  const { resume, projects } = content;
  const inLanguage = content.site.language ?? 'en';
  const basics = resume.basics ?? {};
  const person = {
    '@type': 'Person',
    '@id': `${firstUrl}#person`,
    name: basics.name,
    jobTitle: basics.label || undefined,
    url: firstUrl,
    email: basics.email || undefined,
    sameAs: (basics.profiles ?? []).flatMap(({ url }) => url || []),
  };
  const project = projects[page];
  const pageUrl = `${url}${page}`;
  const graph = project
    ? [
        {
          '@type': project.listed === false ? 'WebPage' : 'CreativeWork',
          name: project.title,
          description: plainLine(project.description),
          url: pageUrl,
          author: { '@id': person['@id'] },
          inLanguage,
        },
        person,
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: basics.name ?? '', item: url },
            { '@type': 'ListItem', position: 2, name: project.title, item: pageUrl },
          ],
        },
      ]
    : [{ '@type': 'ProfilePage', '@id': `${url}#page`, url, inLanguage, mainEntity: person }];
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // Escaped, so that the JSON can't end its script element.
  return {
    type: 'script',
    props: { type: 'application/ld+json' },
    children: data.replaceAll('<', '\\u003c'),
  };
}
