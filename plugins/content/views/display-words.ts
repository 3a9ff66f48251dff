import type { DisplayWords } from '../../fonts/faces.ts';
import type { Content } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { homeSections } from './home.ts';
import { includesSection } from './sections.ts';

/** The texts that are set in display type: the owner's name, the headings of the sections, the titles of the projects. */
export function displayWords(content: Content): DisplayWords {
  const { resume, site } = content;
  const words = wordsOf(site);
  const projects = Object.values(content.projects);
  return {
    home: [
      resume.basics?.name ?? '',
      ...homeHeadings(content),
      ...(includesSection(site, 'projects') ? (resume.projects ?? []) : []).map(({ name = '' }) => name),
    ],
    notFound: [words.notFound],
    others: [words.notLoaded, ...projects.map(({ title }) => title), ...pageHeadings(content)],
  };
}

/** The headings of all sections, in capitals, as the styles show them. */
export const headingsOf = (content: Content): string[] => [
  ...homeHeadings(content),
  ...pageHeadings(content),
];

const homeHeadings = (content: Content) => capitals(homeSections(content), content);

const pageHeadings = (content: Content) =>
  capitals(
    Object.values(content.projects).flatMap(({ sections }) => sections),
    content,
  );

const capitals = (sections: { heading: string }[], { site }: Content) =>
  sections.map(({ heading }) => heading.toLocaleUpperCase(site.language));
