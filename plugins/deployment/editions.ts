import type { JSONPath } from 'jsonc-parser';
import { tagOf } from '../../packages/resume-import/src/text/language-tags.ts';
import type { LanguageView } from '../../src/views.ts';
import { nativeName } from '../content/read/folder.ts';
import { fieldNameIn, isFromMarkdown, isObject } from '../content/read/source.ts';
import { isProse } from '../content/text/field-kinds.ts';
import { withAddresses } from '../content/text/inline-text.ts';
import { decoded, isFullUrl, pageUrl } from '../content/text/url.ts';
import type { Content, Site } from '../content/types.ts';
import { ContentError, fileFault } from '../fault.ts';
import { mapRecord } from '../map-record.ts';

/** Files that are made once for all languages, from the content of the first. */
export const CRAWLER_FILES = ['sitemap.xml', 'robots.txt'];

/** Files that are made for each language, from its content. */
export const LANGUAGE_FILES = ['site.webmanifest', 'contact.vcf', 'resume.json', 'resume.md', 'llms.txt'];

/** The file with the licences of all that the site contains. */
export const LICENSES = 'licenses.md';

/** True if a project's page also exists as Markdown: not if the file would have the name of another file. */
export const hasText = (name: string): boolean => ![...LANGUAGE_FILES, LICENSES].includes(`${name}.md`);

/** The folder of the versions of the résumé. Only the page of a version names it. */
export const VERSIONS = 'for';

/** True if a file of a language's site is the page of a version. */
export const isVersion = (file: string): boolean => file.startsWith(`${VERSIONS}/`);

/** The site in one language, as it is deployed. */
export interface Edition extends LanguageView {
  /** Absolute URL of its home page, with a trailing slash; undefined if unknown. */
  site?: string;
}

/**
 * Returns the site in all its languages: the first language at `base`, each further one in a folder below.
 * @param languages the folders of the further languages
 * @param site absolute URL of the first language
 */
export function editionsOf(languages: string[], first: Site, base: string, site?: string): Edition[] {
  const tag = first.language ?? 'en';
  const tags = [tag, ...languages.map(tagOf)];
  return ['', ...languages].map((language, index) => {
    const below = language && `${language}/`;
    const ownTag = tags[index] ?? tag;
    return { tag: ownTag, name: nativeName(ownTag, tags), base: base + below, site: site && site + below };
  });
}

/** Returns the tag and URL of each language, and the URL of the first as `x-default`; empty if there is only one language. */
export const alternatesOf = (editions: Edition[]): Pick<Edition, 'tag' | 'site'>[] =>
  editions.length < 2 ? [] : [...editions, { tag: 'x-default', site: editions[0]?.site }];

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
  return homeUrl(url);
}

/** Returns the URL of a site's home page, with one slash at its end, from any form of it. */
export const homeUrl = (url: string): string => `${pageUrl(url).replace(/(?<!\/)\/+$/, '')}/`;

/**
 * Returns a further language's content with corrected links. Paths lead to that language's own pages, but other languages and
 * shared files are below the first language's URL; if that is unknown, links to them go up from the language's folder.
 */
export function withFullLinks(
  content: Content,
  edition: Edition,
  editions: Edition[],
  shared: string[] = [],
) {
  const [first, ...further] = editions;
  if (!first || edition.base === first.base) return content;
  const folders = further.map(({ base }) => base.slice(first.base.length, -1));
  const files = [...shared, ...CRAWLER_FILES];
  const start = first.site ?? '/../';
  const corrected = (link: string) => {
    const path = decoded(link.slice(1).replace(/[?#].*/, ''));
    const isElsewhere = folders.includes(path.replace(/\/.*/, '')) || files.includes(path);
    return link.startsWith('/') && isElsewhere ? start + link.slice(1) : link;
  };
  return withLinks(content, corrected) as Content;
}

/** Returns a part of the content with its links changed: in fields for URLs, in what Markdown was read into, and in prose. */
function withLinks(value: unknown, change: (link: string) => string, path: JSONPath = []): unknown {
  const changed = (child: unknown, key: string | number) => withLinks(child, change, [...path, key]);
  if (Array.isArray(value)) return value.map(changed);
  if (isObject(value)) return mapRecord(value, changed);
  if (typeof value !== 'string') return value;
  if (path.at(-1) === 'url' || path.at(-1) === 'href') return change(value);
  return isProse(fieldNameIn(path)) && !isFromMarkdown(path) ? withAddresses(value, change) : value;
}

/** A character that URLs encode, or that means something in hosts' configurations. */
const UNUSUAL = /[^\w\-.~/]/;
const RENAME = 'use a folder named in letters from a to z, digits and -';

/**
 * Returns the base, from the value of `--base` (true if it has none).
 * @throws if it is not a path from the host's root, which the router strips from every URL
 */
export function normalizeBase(option: string | true): string {
  const base = option === true ? '' : option;
  if (/^[a-z]:[\\/]/i.test(base))
    refuse(`${base} is a folder of Windows, as Git Bash writes paths`, 'run it with MSYS_NO_PATHCONV=1');
  if (isFullUrl(base)) {
    const path = baseIn(base);
    const remedy = UNUSUAL.test(path) ? RENAME : `write --base=${path}, and the full URL as SITE_URL`;
    refuse(`${base} is more than a path`, remedy);
  }
  const fromRoot = 'write it from the root of the host, such as --base=/portfolio/, or leave it out';
  if (/^(\.|\/\/|$)/.test(base))
    refuse(`"${base}" is not a path that a host can serve a site from`, fromRoot);
  if (UNUSUAL.test(base)) refuse(`${base} has characters that URLs encode or hosts read as signs`, RENAME);
  return `/${base}/`.replace(/\/+/g, '/');
}

/** Throws if the path of `SITE_URL`, which canonical URLs and the sitemap lead to, is not the base. */
export function checkBase(base: string, siteUrl = ''): void {
  if (!isFullUrl(siteUrl)) return;
  const path = baseIn(siteUrl);
  if (path === base) return;
  const problem = `${siteUrl} leads to ${path}, and the site is built for ${base}`;
  const instead = UNUSUAL.test(path) ? RENAME : `build with --base=${path}`;
  refuse(problem, `set it to ${new URL(siteUrl).origin}${base}, or ${instead}`, 'SITE_URL');
}

function refuse(problem: string, remedy: string, field = '--base'): never {
  throw new ContentError([fileFault('environment', problem, remedy, field)]);
}

const baseIn = (url: string) => new URL(url).pathname.replace(/(?<!\/)\/*$/, '/');
