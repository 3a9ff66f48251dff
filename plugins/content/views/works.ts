import type { LinkView, TimelineEntry } from '../../../src/views.ts';
import { isList } from '../text/blocks.ts';
import { plainText, proseToText } from '../text/inline-text.ts';
import { withoutIsolates } from '../text/locale.ts';
import type { Content, Draft } from '../types.ts';
import { pageNameOf } from './links.ts';
import { textsIn } from './sections.ts';

/** A project or job that can prove a skill. */
export interface Work extends LinkView {
  keywords: string[];
  texts: string[];
}

/** Shorter names (C, R, Go) may be ordinary words or letters: in a sentence they prove nothing. */
const MIN_LETTERS = 3;
/** Letters of which two are a word, without a space beside it; unlike these, Katakana sets a word apart. */
const UNJOINED = /[\p{sc=Han}\p{sc=Hira}]/u;

/** Returns a pattern of the letters that make one word with the letter at the edge of a name. */
const joins = (letter: string): string =>
  UNJOINED.test(letter)
    ? '(?!)'
    : /\p{scx=Kana}/u.test(letter)
      ? '\\p{scx=Kana}'
      : `(?!${UNJOINED.source}|\\p{scx=Kana})[\\p{L}\\p{N}]`;

/** True if a text names a skill as a separate word: not `Git` in `GitHub`, `Java` in `JavaScript` or `Node` in `Node.js`. */
export function mentions(skill: string, text: string): boolean {
  const escaped = skill.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before, after] = [joins(skill.at(0) ?? ''), joins(skill.at(-1) ?? '')];
  // Without its capital, a name of one word may be an ordinary word: React, Express, REST.
  const flags = /\p{Lu}/u.test(skill) && !/\s/.test(skill) ? 'u' : 'iu';
  const word = new RegExp(`(?<!${before}|[_+#.-])${escaped}(?!${after}|[_+#]|[.-](?:${after}))`, flags);
  return skill.length >= (UNJOINED.test(skill) ? 2 : MIN_LETTERS) && word.test(text);
}

/** Returns links, without duplicates, to the work that proves a skill: as a keyword, or as a word of a text. */
export function worksThatProve(skill: string, works: Work[]): LinkView[] {
  const name = skill.toLowerCase();
  const proves = ({ keywords, texts }: Work) =>
    keywords.some((keyword) => keyword.toLowerCase() === name) || texts.some((text) => mentions(skill, text));
  const links = works.filter(proves).map(({ label, url }) => ({ label, url }));
  const firstLike = ({ label, url }: LinkView) =>
    links.find((link) => link.url === url || link.label === label);
  return links.filter((link) => firstLike(link) === link);
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
