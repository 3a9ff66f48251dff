import { homeItems } from '../content/home.ts';
import { isPlanned, ownSections } from '../content/sections.ts';
import { timelinesOf } from '../content/timelines.ts';
import type { Content, SectionId } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';

/** What is set in display type. */
export interface DisplayWords {
  /** The owner's name first. */
  home: string[];
  /** On the page for every other address, which is light: it shall not need a second face for two or three letters. */
  notFound: string[];
  /** What only other pages show. */
  others: string[];
}

/** The owner's name, the headings of the sections, which the styles write in capitals, and the titles of the projects. */
export function displayWords(content: Content): DisplayWords {
  const { resume, site } = content;
  const headings = wordsOf(site);
  const ids = Object.keys(homeItems(content));
  const projects = Object.values(content.projects);
  const capitals = (text: string) => text.toLocaleUpperCase(site.language);
  return {
    home: [
      resume.basics?.name ?? '',
      ...(['about', 'projects', 'skills', 'contact'] as const)
        .filter((id) => ids.includes(id))
        .map((id) => capitals(headings[id])),
      ...timelinesOf(resume, site)
        .filter(({ id }) => isPlanned(site, id as SectionId))
        .map(({ heading }) => capitals(heading)),
      ...(resume.interests?.length && isPlanned(site, 'interests') ? [capitals(headings.interests)] : []),
      ...ownSections(site).map(({ heading }) => capitals(heading)),
      ...(isPlanned(site, 'projects') ? (resume.projects ?? []) : []).map(({ name = '' }) => name),
    ],
    notFound: [headings.notFound],
    others: [
      headings.notLoaded,
      ...projects.flatMap(({ title, sections }) => [
        title,
        ...sections.map(({ heading }) => capitals(heading)),
      ]),
    ],
  };
}

/** So many times as large as the headings is the name: what stands in must fit it best. */
const NAME_TIMES = 8;

/** The home page's words, each as often as it is large. */
export const weighted = ([name = '', ...rest]: string[]): string[] => [name.repeat(NAME_TIMES), ...rest];
