import type { Content, ProjectFile, Site } from '../content/types.ts';
import { homeSections } from '../content/views/home.ts';
import { includesSection } from '../content/views/sections.ts';
import { wordsOf } from '../content/words/words.ts';

/** The texts that are set in display type. */
export interface DisplayWords {
  /** On the home page; the owner's name first. */
  home: string[];
  /** On the not-found page, which is light: it should not need a second face for two or three characters. */
  notFound: string[];
  /** Those that only other pages show. */
  others: string[];
}

/** The owner's name, the headings of the sections, and the titles of the projects. */
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

/** How many times larger than the headings the name is: the fallback fonts must fit it best. */
const NAME_TIMES = 8;

/** The home page's texts, the name repeated by how much larger it is. */
export const weightedBySize = ([name = '', ...rest]: string[]): string[] => [
  name.repeat(NAME_TIMES),
  ...rest,
];
