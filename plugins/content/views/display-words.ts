import type { DisplayWords } from '../../fonts/faces.ts';
import type { Content, ProjectFile, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { homeSections } from './home.ts';
import { includesSection } from './sections.ts';

/** The texts that are set in display type: the owner's name, the headings of the sections, the titles of the projects. */
export function displayWords(content: Content): DisplayWords {
  const { resume, site } = content;
  const words = wordsOf(site);
  return {
    home: [
      resume.basics?.name ?? '',
      ...homeHeadings(content),
      ...(includesSection(site, 'projects') ? (resume.projects ?? []) : []).map(({ name = '' }) => name),
    ],
    notFound: [words.notFound],
    others: [
      words.notLoaded,
      ...Object.values(content.projects).flatMap((project) => [project.title, ...headingsIn(project, site)]),
    ],
  };
}

/** The headings of all sections, in capitals, as the styles show them. */
export const headingsOf = (content: Content): string[] => [
  ...homeHeadings(content),
  ...Object.values(content.projects).flatMap((project) => headingsIn(project, content.site)),
];

const homeHeadings = (content: Content) =>
  homeSections(content).map(({ heading }) => capitals(heading, content.site));

const headingsIn = ({ sections }: ProjectFile, site: Site) =>
  sections.map(({ heading }) => capitals(heading, site));

const capitals = (text: string, { language }: Site) => text.toLocaleUpperCase(language);
