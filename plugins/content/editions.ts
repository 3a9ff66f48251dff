import type { LanguageView } from '../../src/views.ts';
import { pageAddress } from './address.ts';
import { FOR_ROBOTS } from './folder.ts';
import { languagesIn, ownName, tagOf } from './languages.ts';
import type { Content, Site } from './types.ts';

/** The site in one language, as visitors find it. */
export interface Edition extends LanguageView {
  /** Absolute address of its home page with a slash at its end; undefined where nobody knows. */
  site?: string;
}

/**
 * The site in all its languages, the first one first: it stands at the base, each other in a folder below.
 * @param first what the first language's `site.json` says
 * @param base path that the first is served from
 * @param site absolute address of the first
 */
export function editionsOf(folder: string, first: Site, base: string, site?: string): Edition[] {
  const languages = languagesIn(folder);
  const tag = first.language ?? 'en';
  const tags = [tag, ...languages.map(tagOf)];
  return ['', ...languages].map((language, index) => {
    const below = language && `${language}/`;
    const own = tags[index] ?? tag;
    return { tag: own, name: ownName(own, tags), base: base + below, site: site && site + below };
  });
}

/** The addresses of the site in each of several languages, by tag; who speaks none of them gets the first. */
export const alternatesOf = (editions: Edition[]): [tag: string, site?: string][] =>
  editions.length < 2
    ? []
    : [...editions, { tag: 'x-default', site: editions[0]?.site }].map(({ tag, site }) => [tag, site]);

/** The folders of the languages that stand below another's base, as alternatives of a regular expression; empty where none does. */
export const foldersBelow = ({ base }: Edition, editions: Edition[]): string =>
  editions
    .filter((each) => each.base !== base && each.base.startsWith(base))
    .map((each) => each.base.slice(base.length, -1))
    .join('|');

/**
 * The base of the first language, from that of any other.
 * @param language name of the other one's folder; undefined for the first itself
 */
export const firstBase = (base: string, language?: string): string =>
  language ? base.slice(0, -`${language}/`.length) : base;

/** Where the site will live in its first language: `SITE_URL`, else the owner's own word in the résumé. */
export function siteUrl({ resume }: Content): string | undefined {
  const address = process.env.SITE_URL || resume.basics?.url;
  return address && URL.canParse(address) ? `${pageAddress(address).replace(/\/+$/, '')}/` : undefined;
}

/**
 * Leads links out of a further language: a path there is one of that language's own pages, but other languages and the files
 * that all share stand beside the first one. Where nobody knows the site's address, it is a step up from the language's folder.
 * @param own the language that the content is shown in
 * @param shared paths of the files that are served as they are, see `publicFiles`
 */
export function withFullLinks(
  content: Content,
  own: Edition,
  editions: Edition[],
  shared: string[] = [],
): Content {
  const [first] = editions;
  if (!first || own.base === first.base) return content;
  const languages = new RegExp(`^(?:${foldersBelow(first, editions)})(?:/|$)`);
  const files = [...shared, ...FOR_ROBOTS].flatMap((file) => [file, encodeURI(file)]);
  const start = first.site ?? '/../';
  // In prose, and where an address stands by itself.
  const links = /(\]\(|"url":")\/([^)"#?]*)/g;
  return JSON.parse(
    JSON.stringify(content).replace(links, (all, before, path) =>
      languages.test(path) || files.includes(path) ? before + start + path : all,
    ),
  );
}
