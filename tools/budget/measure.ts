import type { Browser } from '@playwright/test';
import type { Budget } from '../../plugins/budget/budget.ts';
import { partsOfHtml } from '../../plugins/budget/parts-of-html.ts';
import { kindOf } from '../../plugins/finish/built-files.ts';
import { type Folder, pathOf, type Weight } from './folder.ts';
import { type Visit, visitPage, type When } from './visit.ts';

/** A file that a page requests. */
export interface Item extends Weight {
  /** Path in the built site. */
  file: string;
  /** The same in every build: without hash and the bundler's folder. */
  name: string;
  kind: string;
  when: When;
  /** Whether it is part of the first view: it loads before the visitor does anything, and not aside. */
  counts: boolean;
}

/** What one page loads. */
export type MeasuredPage = ReturnType<typeof measurePage>;

export interface Site {
  folder: Folder;
  /** Its URL on this machine, with a trailing slash. */
  url: string;
  /** Its URL in its absolute links, if it has any. */
  published?: URL;
}

/** How many pages are open at the same time: each waits more than it works. */
const TABS = 12;

/**
 * Opens every page that a crawl from the home page finds, those of the sitemap, and the not-found pages, on a phone.
 * @returns what each loads: home pages first, not-found pages last
 */
export async function measureSite(browser: Browser, site: Site, budget: Budget): Promise<MeasuredPage[]> {
  const { folder, url, published } = site;
  const isPage = (file: string) => folder.pages?.includes(file) ?? kindOf(file) === 'html';
  const inTab = pool(TABS);
  const seen = new Set<string>();
  const pages: MeasuredPage[] = [];
  const follow = (files: Iterable<string | undefined>): Promise<unknown> =>
    Promise.all(
      Array.from(new Set(files), async (file) => {
        if (!file || !isPage(file) || seen.has(file)) return;
        seen.add(file);
        const address = url + encodeURI(pathOf(file).slice(1));
        const visit = await inTab(() => visitPage(browser, address, budget.pictures, published));
        pages.push(measurePage(file, visit, site, budget));
        await follow(visit.links.map((link) => fileOf(link, site)));
      }),
    );
  const locations = folder.files
    .filter((file) => /^sitemap.*\.xml$/.test(file))
    .flatMap((file) => [
      ...folder
        .read(file)
        .toString()
        .matchAll(/<loc>\s*(.*?)\s*<\/loc>/g),
    ])
    .map(([, address = '']) => folder.fileAt(new URL(address).pathname));
  const notFound = folder.files.filter((file) => /(^|\/)404\.html$/.test(file));
  await follow(['index.html', ...locations, ...notFound]);
  return pages.sort((one, other) => rank(one.file) - rank(other.file) || one.file.localeCompare(other.file));
}

const rank = (file: string) =>
  10 * file.split('/').length + (file.endsWith('index.html') ? 0 : file.endsWith('404.html') ? 2 : 1);

/** The file that answers a URL of the site; undefined for other hosts' and missing ones. */
function fileOf(address: string, { folder, url, published }: Site): string | undefined {
  const { origin, pathname } = new URL(address, url);
  return origin === new URL(url).origin || origin === published?.origin ? folder.fileAt(pathname) : undefined;
}

/** Weighs what a page has requested, by file and by kind. */
function measurePage(file: string, visit: Visit, site: Site, { aside = [], kinds = {} }: Budget) {
  const { folder } = site;
  const at = (address: string) => fileOf(address, site);
  const [counted, asides, blocking] = [visit.counted, visit.aside, visit.blocking].map((each) =>
    each.map(at),
  );
  const items = new Map<string, Item>();
  const add = (target: string | undefined, when: When) => {
    if (!target || items.has(target)) return;
    const name = folder.nameOf(target);
    const is = (names: string[]) => names.includes(name.replace(/.*\//, ''));
    const kind = Object.keys(kinds).find((each) => is(kinds[each] ?? [])) ?? kindOf(target);
    const isAside = is(aside) || asides?.includes(target);
    const counts = counted?.includes(target) || (when !== 'on scroll' && !isAside);
    items.set(target, { file: target, name, kind, when, counts: !!counts, ...folder.weigh(target) });
  };
  add(file, 'before load');
  for (const [address, when] of visit.requests) add(at(address), when);
  for (const address of [visit.icon, visit.manifest]) if (address) add(at(address), 'after load');

  const all = [...items.values()];
  const first = all.filter(({ counts }) => counts);
  const total = (some: Item[]) => some.reduce((sum, { brotli }) => sum + brotli, 0);
  const ofKind = (kind: string) => total(first.filter((item) => item.kind === kind));
  const figures: Record<string, number> = {
    html: ofKind('html'),
    inlineFonts: partsOfHtml(folder.read(file).toString(), 0)['inline fonts'],
    ...Object.fromEntries(
      ['js', 'css', 'fonts', 'pictures', 'other', ...Object.keys(kinds)].map((kind) => [kind, ofKind(kind)]),
    ),
    firstView: total(first),
    requests: first.length,
    blocking: new Set(blocking).size,
    aside: total(all.filter(({ counts, when }) => !counts && when !== 'on scroll')),
    scrolled: total(all),
    largestPicture: Math.max(0, ...all.filter(({ kind }) => kind === 'pictures').map(({ brotli }) => brotli)),
  };
  const unknown = [...visit.requests.keys()].filter((address) => !at(address) && address !== visit.url);
  return { path: pathOf(file), file, figures, items: all, unknown };
}

/** Runs tasks, so many at a time. */
function pool(free: number) {
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
