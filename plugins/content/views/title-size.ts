import { wordWidths } from '../text/width.ts';
import type { Content, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';

/** The size of most titles: the em that fit on a line. Longer words need more em, so their font is smaller. */
export const MIN_EM = 4.4;
/** Words longer than this are hyphenated. */
export const MAX_EM = 18;
/** The minimum for the interface's own messages, which need not be as large as a name. */
const MESSAGE_EM = 8;
/** A title of many words gets a smaller font, so that it takes about so many lines. */
const LINES = 2.5;

/** Returns the em that a title needs on a line: those of its longest word, or more if it has many words. */
export function titleSize(title: string, site: Site = {}): number {
  const words = wordWidths(title, site);
  const em = Math.max(...words, words.reduce((a, b) => a + b) / LINES);
  return em > MIN_EM ? Math.min(Math.ceil(em), MAX_EM) : MIN_EM;
}

/** Returns the size of messages that are shown instead of a page. */
export function messageSize(site: Site): number {
  const { notFound, notLoaded, weights } = wordsOf(site);
  return Math.max(MESSAGE_EM, ...[notFound, notLoaded, weights].map((title) => titleSize(title, site)));
}

/** Returns the `data-size` of a title; undefined for the size of most titles. */
export function sizeAttribute(title: string, site: Site): number | undefined {
  const size = titleSize(title, site);
  return size === MIN_EM ? undefined : size;
}

/** Returns all sizes in the site's `data-size` attributes, without duplicates. */
export function namedSizes({ resume, site, projects }: Content): number[] {
  const titles = [resume.basics?.name ?? '', ...Object.values(projects).map(({ title }) => title)];
  return [...new Set(titles.flatMap((title) => sizeAttribute(title, site) ?? []))];
}
