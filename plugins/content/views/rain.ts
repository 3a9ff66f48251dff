import { withoutIsolates } from '../text/locale.ts';
import type { Content } from '../types.ts';
import { evidenceOf, worksOf } from './evidence.ts';
import { type Group, provenNames } from './skills.ts';

/** A word that the rain can spell, with `src/background/glyphs.ts`, above a name on a phone. */
const SPELLED = /^[a-z0-9+*=<>(){}[\]]{2,12}$/i;
/** More would rarely be seen on one visit. */
const MOST_WORDS = 16;

/** Returns what the rain spells: the owner's own words, else these names as far as it can; undefined without rain. */
function rainWords({ site }: Content, names: string[]): string | undefined {
  if (site.background === 'none') return undefined;
  const words = (site.rain ?? names).map((name) => withoutIsolates(name).replace(/[\s.-]/g, ''));
  const spelled = words.filter((word) => SPELLED.test(word));
  return [...new Set(spelled)].slice(0, MOST_WORDS).join(' ');
}

/** Returns what the home page spells: the skills that a project or a job proves; if there are none, all of them. */
export function homeRain(content: Content, skills: Group[]): string | undefined {
  const proven = provenNames(skills);
  return rainWords(content, proven.length ? proven : skills.flatMap(({ keywords }) => keywords));
}

/** Returns what a project's page spells, its technologies: its keywords, and the skills that it mentions. */
export function projectRain(content: Content, page: string): string | undefined {
  const { resume, projects } = content;
  const works = worksOf(content, []).filter(({ url }) => url === `/${page}`);
  const entry = resume.projects?.find(({ name }) => name === projects[page]?.title);
  const skills = (resume.skills ?? []).flatMap(({ name = [], keywords = [] }) => [name, keywords].flat());
  const mentioned = skills.filter((skill) => evidenceOf(skill, works).length);
  return rainWords(content, [...(entry?.keywords ?? []), ...mentioned]);
}
