import { withoutIsolates } from '../text/locale.ts';
import type { Content } from '../types.ts';
import { projectOf } from './links.ts';
import { type Group, provenNames } from './skills.ts';
import { worksOf, worksThatProve } from './works.ts';

/** A word that the rain can spell with the letters of `src/background/glyphs.ts`, and that fits above a name on a phone. */
const SPELLED = /^[a-z0-9+*=<>(){}[\]]{2,12}$/i;
/** More would rarely be seen on one visit. */
const MAX_WORDS = 16;

/** Returns the words that the rain spells: the owner's, else those of `names` that it can; undefined without rain. */
function rainWords({ site }: Content, names: string[]): string | undefined {
  if (site.background === 'none') return undefined;
  const words = (site.rain ?? names).map((name) => withoutIsolates(name).replace(/[\s.-]/g, ''));
  const spelled = words.filter((word) => SPELLED.test(word));
  return [...new Set(spelled)].slice(0, MAX_WORDS).join(' ');
}

/** Returns the rain's words on the home page: the skills that a project or a job proves, or all if none is proven. */
export function homeRain(content: Content, skills: Group[]): string | undefined {
  const proven = provenNames(skills);
  return rainWords(content, proven.length ? proven : skills.flatMap(({ keywords }) => keywords));
}

/** Returns the rain's words on a project's page: the project's keywords, and the skills that the page mentions. */
export function projectRain(content: Content, page: string): string | undefined {
  const works = worksOf(content, []).filter(({ url }) => url === `/${page}`);
  const { skills: groups = [] } = content.resume;
  const skills = groups.flatMap(({ name = [], keywords = [] }) => [name, keywords].flat());
  const mentioned = skills.filter((skill) => worksThatProve(skill, works).length);
  return rainWords(content, [...(projectOf(page, content)?.keywords ?? []), ...mentioned]);
}
