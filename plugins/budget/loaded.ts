import { posix } from 'node:path';
import type { Item, LoadTime, Page, Report } from '../../packages/page-weight/index.d.ts';
import { loadTime } from '../../packages/page-weight/src/figures.ts';
import type { Page as SitePage } from '../content/views/pages.ts';
import { isVersionPart } from '../deployment/built-files.ts';

/** When a file loads; `on demand` if it does on no page by itself. */
export type Time = LoadTime | 'on demand';

/** The times in the order in which they are shown. A file that loads at several times, on several pages, is listed at the first. */
const TIMES: Time[] = ['before load', 'after load', 'counted', 'aside', 'on scroll', 'on demand'];

/** What the pages of one language load. */
export interface Loaded {
  pages: WeighedPage[];
  /** The files of first views. */
  first: File[];
  /** All other files but pictures. */
  rest: File[];
  /** The parts of scripts, the largest first. */
  modules: Module[];
}

/** A page with what it is on the site, and its first view by kind of file. */
export type WeighedPage = Page & { page?: SitePage; byKind: Record<string, number> };
/** A file with the first time at which it loads; a file of first views with the paths of their pages. */
export type File = Pick<Item, 'name' | 'sent'> & { time: Time; pages?: string[] };
export type Module = { name: string; file: string; bytes: number };

/**
 * Returns what the pages of one language load, by a report of all languages.
 * @param language the language's folder; empty for the first language
 * @param isInLanguage true for the path of a file or page of that language
 */
export function loadedIn(
  report: Report,
  sitePages: SitePage[],
  language: string,
  isInLanguage: (path: string) => boolean,
): Loaded {
  const pages = report.pages.filter(({ file }) => isInLanguage(file));
  // The first item of a page is the page itself.
  const items = pages.flatMap((page) => page.items.slice(1));
  const code = codeIn(posix.join(language, 'assets/'), report);
  const files = atFirstTimes(items, code);
  return {
    pages: pages.map((page) => ({
      ...page,
      page: sitePages.find(({ file }) => posix.basename(file) === posix.basename(page.file)),
      byKind: byKind(page, report.parts[page.file]),
    })),
    first: files
      .filter(({ counts }) => counts)
      .map((file) => ({
        ...file,
        pages: pages.filter((page) => counts(file, page)).map(({ path }) => path),
      })),
    rest: files.filter(({ counts, kind }) => !counts && kind !== 'pictures'),
    modules: modulesOf(
      [...items, ...code].filter(({ file }) => isInLanguage(file)),
      report.parts,
    ),
  };
}

/** Returns the scripts and styles in a folder, except those of versions of the résumé, whether any page loads them or not. */
const codeIn = (folder: string, { onDemand, pages }: Report): Item[] =>
  [...onDemand, ...pages.flatMap(({ items }) => items)].filter(
    ({ file }) => file.startsWith(folder) && /\.(js|css)$/.test(file) && !isVersionPart(file),
  );

/** Returns each file once, by its name, with the first time at which it loads: first the earliest, then the largest. */
function atFirstTimes(loaded: Item[], code: Item[]): (Item & { time: Time })[] {
  const rank = ({ time }: { time: Time }) => TIMES.indexOf(time);
  const loads = [
    ...loaded.map((item) => ({ ...item, time: loadTime(item) as Time })),
    ...code.map((item) => ({ ...item, counts: false, time: 'on demand' as Time })),
  ].sort((one, other) => rank(one) - rank(other) || other.sent - one.sent);
  const seen = new Set<string>();
  return loads.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** True if a file is part of a page's first view. */
const counts = ({ name }: Item, { items }: Page): boolean =>
  items.some((item) => item.name === name && item.counts);

/** Returns the modules of scripts, the largest first. */
function modulesOf(scripts: Item[], parts: Report['parts']): Module[] {
  const names = new Map(scripts.map(({ file, name }) => [file, name]));
  return [...names]
    .flatMap(([file, name]) =>
      Object.entries(parts[file] ?? {}).map(([module, bytes]) => ({ name: module, file: name, bytes })),
    )
    .sort((one, other) => other.bytes - one.bytes);
}

const KINDS = ['html', 'css', 'fonts', 'js', 'pictures', 'other'];

/** Returns a page's first view by kind; inlined styles and fonts count as styles and fonts, not as HTML. */
function byKind({ figures, items }: Page, parts: Record<string, number> = {}): Record<string, number> {
  const { 'inline styles': css = 0, 'inline fonts': fonts = 0 } = parts;
  const moved: Record<string, number> = { html: -css - fonts, css, fonts };
  const kinds = new Set([...KINDS, ...items.map(({ kind }) => kind)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (figures[kind] ?? 0) + (moved[kind] ?? 0)]));
}
