import type { KeywordGroup, LinkView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { isolated, localeOf, withoutIsolates } from '../text/locale.ts';
import type { Draft, Resume, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { type Work, worksThatProve } from './works.ts';

export type Group = Draft<KeywordGroup>;

/** Returns a list; undefined if it is empty. */
export const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined);

/** Returns words in groups; items with only a name are collected in one group. */
export function groupsOf(items: Partial<Group>[] = [], others: string, words: Words): Group[] {
  const bare: string[] = [];
  const groups = items.flatMap(({ name, level, keywords = [] }): Group[] => {
    if (keywords.length) return [{ name: name ?? words.more, level, keywords }];
    if (name && level) return [{ name, keywords: [level] }];
    bare.push(...[name ?? level ?? []].flat());
    return [];
  });
  return bare.length ? [...groups, { name: others, keywords: bare }] : groups;
}

/** Returns the résumé's skills in groups, the languages last. */
export function skillsOf({ skills, languages = [] }: Resume, words: Words): Group[] {
  const spoken = languages.flatMap(({ language, fluency }) =>
    language && fluency ? `${language} (${fluency})` : (language ?? fluency ?? []),
  );
  return [
    ...groupsOf(skills, words.knowHow, words),
    ...(spoken.length ? [{ name: words.spokenLanguages, keywords: spoken }] : []),
  ];
}

/** Returns groups of skills; a skill that projects or jobs prove has links to them, and to `rest` if they are many. */
export function provenSkills(groups: Group[], works: Work[], site: Site, rest = '#experience') {
  return groups.map(({ keywords, ...group }) => {
    const skills = keywords.map((name) => ({
      name: isolated(name, site),
      where: shortened(worksThatProve(name, works), rest, site),
    }));
    return {
      ...group,
      proven: unlessEmpty(skills.filter(({ where }) => where.length)),
      keywords: skills.filter(({ where }) => !where.length).map(({ name }) => name),
    };
  });
}

/** Returns the skills with each logo of the same name, which needs no text beside it, and the other logos. */
export function withLogos(skills: Group[], { logos = [] }: Site) {
  const pictures = logos.map((logo) => ({ ...logo, role: 'logo' as const }));
  const used = new Set<string>();
  function logoOf(name: string) {
    const logo = pictures.find(({ alt }) => alt === withoutIsolates(name));
    if (logo) used.add(logo.src);
    return logo && { ...logo, alt: '' };
  }
  const groups = skills.map(({ proven, ...group }) => ({
    ...group,
    proven: proven?.map((word) => ({ ...word, logo: logoOf(word.name) })),
  }));
  return { skills: unlessEmpty(groups), logos: pictures.filter(({ src }) => !used.has(src)) };
}

/** A skill with more links shows so many, and one to the rest. */
const SHOWN_LINKS = 4;

/** Returns a few links, and one to the section that has the rest. */
function shortened(links: LinkView[], rest: string, site: Site): LinkView[] {
  const count = links.length - SHOWN_LINKS;
  if (count < 2) return links;
  const label = wordsOf(site).andMore(count.toLocaleString(localeOf(site)));
  return [...links.slice(0, SHOWN_LINKS), { label, url: rest }];
}

/** Returns the skills that a project or a job proves, each once. */
export const provenNames = (skills: Group[]): string[] => [
  ...new Set(skills.flatMap((group) => group.proven?.map(({ name }) => name) ?? [])),
];
