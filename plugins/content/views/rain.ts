import type { KeywordGroup } from '../../../src/views.ts';
import { withoutIsolates } from '../text/locale.ts';
import type { Content } from '../types.ts';
import { evidenceOf, worksOf } from './evidence.ts';

/** The 48 characters, but for the slash: in an address it separates words. Longer ones don't fit above a name on a phone. */
const SPELLED = /^[a-z0-9+*=<>(){}[\]]{2,12}$/i;
/** More would rarely be seen on one visit. */
const MOST_WORDS = 16;

/** How the rain spells a name: without dots, blanks and hyphens; undefined if it can't, or the name is too long. */
function spelledInRain(name: string): string | undefined {
  const word = withoutIsolates(name).replace(/[\s.-]/g, '');
  return SPELLED.test(word) ? word : undefined;
}

/** What the rain spells on a page: the owner's own words, else the given names as far as it can; undefined without rain. */
function rainWords({ site }: Content, names: string[]): string | undefined {
  if (site.background === 'none') return undefined;
  const words = (site.rain ?? names).flatMap((name) => spelledInRain(name) ?? []);
  return [...new Set(words)].slice(0, MOST_WORDS).join(' ');
}

/** The skills that a project or a job proves. */
export const provenNames = (skills: KeywordGroup[]): string[] =>
  skills.flatMap((group) => group.proven?.map(({ name }) => name) ?? []);

/** The home page spells the skills that a project or a job proves; if there are none, all of them. */
export function homeRain(content: Content, skills: KeywordGroup[]): string | undefined {
  const proven = provenNames(skills);
  return rainWords(content, proven.length ? proven : skills.flatMap(({ keywords }) => keywords));
}

/** A project's page spells its technologies: its keywords, and the skills that it mentions. */
export function projectRain(content: Content, page: string): string | undefined {
  const { resume, projects } = content;
  const works = worksOf(content, []).filter(({ url }) => url === `/${page}`);
  const entry = resume.projects?.find(({ name }) => name === projects[page]?.title);
  const skills = (resume.skills ?? []).flatMap(({ name = [], keywords = [] }) => [
    ...[name].flat(),
    ...keywords,
  ]);
  return rainWords(content, [
    ...(entry?.keywords ?? []),
    ...skills.filter((skill) => evidenceOf(skill, works).length),
  ]);
}
