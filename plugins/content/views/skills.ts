import type { KeywordGroup, LinkView, TimelineEntry } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { isList } from '../text/blocks.ts';
import { plainText, proseToText } from '../text/inline-text.ts';
import { isolated, localeOf, withoutIsolates } from '../text/locale.ts';
import type { Content, Draft, Resume, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { pageNameOf } from './links.ts';
import { textsIn } from './sections.ts';

type Group = Draft<KeywordGroup>;

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

/** Groups of skills, each skill with the projects and jobs that used it, as far as the content mentions it. */
export function provenSkills(groups: Group[], works: Work[], site: Site, rest = '#experience') {
  return groups.map(({ keywords, ...group }) => {
    const skills = keywords.map((name) => ({
      name: isolated(name, site),
      where: shortened(evidenceOf(name, works), rest, site),
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

/** The links of a skill that are shown one by one, if there are more. */
const SHOWN_LINKS = 4;

/** Returns a few links, and one to the section that has the rest. */
function shortened(links: LinkView[], rest: string, site: Site): LinkView[] {
  const count = links.length - SHOWN_LINKS;
  if (count < 2) return links;
  const label = wordsOf(site).andMore(count.toLocaleString(localeOf(site)));
  return [...links.slice(0, SHOWN_LINKS), { label, url: rest }];
}

export interface Work extends LinkView {
  keywords: string[];
  texts: string[];
}

/** Shorter names (C, R, Go) may be ordinary words or letters: in a sentence they prove nothing. */
const SHORTEST_IN_TEXT = 3;
/** Letters of a script without spaces, in which two are a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}]/u;

/** Returns the letters that would make one word with a letter at the edge of a name. */
const joins = (letter: string): string =>
  UNSPACED.test(letter)
    ? '(?!)'
    : /\p{scx=Kana}/u.test(letter)
      ? '\\p{scx=Kana}'
      : `(?!${UNSPACED.source}|\\p{scx=Kana})[\\p{L}\\p{N}]`;

/** True if a text names a skill as a separate word: not `Git` in `GitHub`, `Java` in `JavaScript` or `Node` in `Node.js`. */
export function mentions(skill: string, text: string): boolean {
  const escaped = skill.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before, after] = [joins(skill.at(0) ?? ''), joins(skill.at(-1) ?? '')];
  // One word with a capital may be an ordinary word without it: React, Express, REST.
  const flags = /\p{Lu}/u.test(skill) && !/\s/.test(skill) ? 'u' : 'iu';
  const word = new RegExp(`(?<!${before}|[_+#.-])${escaped}(?!${after}|[_+#]|[.-](?:${after}))`, flags);
  return skill.length >= (UNSPACED.test(skill) ? 2 : SHORTEST_IN_TEXT) && word.test(text);
}

/** Returns where a skill was used: in work with a keyword of that name, or that word in a text; links without duplicates. */
export function evidenceOf(skill: string, works: Work[]): LinkView[] {
  const name = skill.toLowerCase();
  const proves = ({ keywords, texts }: Work) =>
    keywords.some((keyword) => keyword.toLowerCase() === name) || texts.some((text) => mentions(skill, text));
  const links = works.filter(proves).map(({ label, url }) => ({ label, url }));
  const first = ({ label, url }: LinkView) => links.find((link) => link.url === url || link.label === label);
  return links.filter((link) => first(link) === link);
}

/** Returns the owner's work that can be linked to: projects with a page or a URL, and jobs as the home page shows them. */
export function worksOf(content: Content, jobs: Draft<TimelineEntry>[]): Work[] {
  const { resume, projects } = content;
  const ofProjects = (resume.projects ?? []).flatMap((project): Work[] => {
    const { name, url, keywords = [], description = '', highlights = [] } = project;
    const page = pageNameOf(name, content);
    const target = page ? `/${page}` : url;
    if (!name || !target) return [];
    const { facts = [], sections = [] } = (page && projects[page]) || {};
    const onPage = textsIn(sections.flatMap(({ shown }) => shown));
    const texts = [description, ...highlights, ...facts.map(({ text }) => text)].map(plainText);
    return [{ label: name, url: target, keywords, texts: [...texts, ...onPage.map(proseToText)] }];
  });
  const ofJobs = jobs.map(({ id, years, title, organization, text = [], highlights, keywords = [] }) => {
    const prose = text.flatMap((part) => (isList(part) ? part.list : [part]));
    return {
      label: organization || title || years,
      url: `#${id}`,
      keywords: keywords.map(withoutIsolates),
      texts: [title, ...prose, ...highlights].map(proseToText),
    };
  });
  return [...ofProjects, ...ofJobs.filter(({ label }) => label)];
}

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

/** Returns the skills that a project or a job proves, each once. */
export const provenNames = (skills: Group[]): string[] => [
  ...new Set(skills.flatMap((group) => group.proven?.map(({ name }) => name) ?? [])),
];

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
