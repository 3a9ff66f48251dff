import { tagOf } from '../../packages/resume-import/src/text/language-tags.ts';
import type { LanguageView } from '../../src/views.ts';
import { nativeName } from '../content/read/folder.ts';
import { isFullUrl, pageUrl } from '../content/text/url.ts';
import type { Content, Site } from '../content/types.ts';
import { baseIn } from './base.ts';

/** The site in one language, as it is deployed. */
export interface Edition extends LanguageView {
  /** Absolute URL of its home page, with a trailing slash; undefined if unknown. */
  url?: string;
}

/** The edition that is built, and all editions of the site. */
export interface Deployment {
  edition: Edition;
  editions: Edition[];
}

/**
 * Returns the site in all its languages: the first language at `base`, each further one in a folder below.
 * @param languages the folders of the further languages
 * @param url absolute URL of the first language
 */
export function editionsOf(languages: string[], first: Site, base: string, url?: string): Edition[] {
  const tag = first.language ?? 'en';
  const tags = [tag, ...languages.map(tagOf)];
  return ['', ...languages].map((language, index) => {
    const below = language && `${language}/`;
    const ownTag = tags[index] ?? tag;
    return { tag: ownTag, name: nativeName(ownTag, tags), base: base + below, url: url && url + below };
  });
}

/** Returns the tag and URL of each language, and the URL of the first as `x-default`; empty if there is only one language. */
export const alternatesOf = (editions: Edition[]): Pick<Edition, 'tag' | 'url'>[] =>
  editions.length < 2 ? [] : [...editions, { tag: 'x-default', url: editions[0]?.url }];

/** Returns the first language's base from the base of a language; `language` is undefined for the first. */
export const firstBase = (base: string, language?: string): string =>
  language ? base.slice(0, -`${language}/`.length) : base;

/**
 * Returns the URL that the first language is deployed to: `address`, such as that in `SITE_URL`, else the URL in the résumé if it
 * leads to the base.
 */
export function siteUrl({ resume }: Content, address?: string, base?: string): string | undefined {
  const url = address || resume.basics?.url;
  if (!url || !isFullUrl(url) || !(address || !base || baseIn(url) === base)) return undefined;
  return homeUrlOf(url);
}

/** Returns the URL of a site's home page, with one slash at its end, from any form of it. */
export const homeUrlOf = (url: string): string => `${pageUrl(url).replace(/(?<!\/)\/+$/, '')}/`;
