import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Budget, Loads } from '../../plugins/budget/budget.ts';
import { isAside, kindIn, kindOf } from '../../plugins/budget/built-files.ts';
import { type BuiltSite, partsOfHtml, pathOf, type Weight } from '../../plugins/budget/built-site.ts';
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

/** When a file loads, in one word for what counts and what does not. */
export function timeOf({ when, counts }: Item): Loads {
  if (when === 'on scroll') return counts ? 'counted' : when;
  return counts ? when : 'aside';
}

/** What one page loads. */
export type MeasuredPage = ReturnType<typeof measurePage>;

/** How many pages are open at the same time: each waits more than it works. */
const TABS = 20;

/**
 * Opens every page that a crawl from the home page finds, those of the sitemap, and the not-found pages, on a phone.
 * @param origin in its absolute links
 * @returns what each loads: home pages first, not-found pages last
 */
export async function measureSite(
  browser: Browser,
  site: BuiltSite,
  budget: Budget,
  origin = 'http://localhost',
): Promise<MeasuredPage[]> {
  const isPage = (file: string) => site.record?.pages.includes(file) ?? kindOf(file) === 'html';
  const found = new Set<string>();
  const queue: string[] = [];
  const add = (file: string | undefined) => {
    if (!file || !isPage(file) || found.has(file)) return;
    found.add(file);
    queue.push(file);
  };
  add('index.html');
  for (const file of site.files)
    if (/(^|\/)404\.html$/.test(file)) add(file);
    else if (/^sitemap.*\.xml$/.test(file))
      for (const [, address = ''] of site
        .read(file)
        .toString()
        .matchAll(/<loc>\s*(.*?)\s*<\/loc>/g))
        add(site.fileAt(new URL(address).pathname));

  /** The file that answers a URL of the site; undefined for other hosts' and missing ones. */
  const fileOf = (url: string) => {
    const { origin: host, pathname } = new URL(url);
    return host === origin ? site.fileAt(pathname) : undefined;
  };
  const pathAt = (url: string) => {
    const file = fileOf(url);
    return file && resolve(site.dist, file);
  };
  const pages: MeasuredPage[] = [];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const url = origin + site.base + encodeURI(pathOf(file).slice(1));
      const visit = await visitPage(browser, url, pathAt, budget.pictures);
      pages.push(measurePage(file, visit, fileOf, site, budget));
      for (const link of visit.links) add(fileOf(link));
    }
  };
  while (queue.length) await Promise.all(Array.from({ length: TABS }, work));
  return pages.sort((one, other) => rank(one.file) - rank(other.file) || one.file.localeCompare(other.file));
}

const rank = (file: string) =>
  10 * file.split('/').length + Number(!file.endsWith('index.html')) + Number(file.endsWith('404.html'));

/** Weighs what a page has requested, by file and by kind. */
function measurePage(
  file: string,
  visit: Visit,
  fileOf: (url: string) => string | undefined,
  site: BuiltSite,
  budget: Budget,
) {
  const [counted, aside, blocking] = [visit.counted, visit.aside, visit.blocking].map((urls) =>
    urls.map((url) => url && fileOf(url)),
  );
  const items = new Map<string, Item>();
  const add = (target: string | undefined, when: When) => {
    if (!target || items.has(target)) return;
    const name = site.nameOf(target);
    const isApart = isAside(budget, name) || aside?.includes(target);
    const counts = counted?.includes(target) || (when !== 'on scroll' && !isApart);
    const item = { file: target, name, kind: kindIn(budget, name), when, counts, ...site.weigh(target) };
    items.set(target, item);
  };
  add(file, 'before load');
  for (const [url, when] of visit.requests) add(fileOf(url), when);
  for (const url of visit.linked) add(fileOf(url), 'after load');

  const all = [...items.values()];
  const first = all.filter(({ counts }) => counts);
  const total = (some: Item[]) => some.reduce((sum, { brotli }) => sum + brotli, 0);
  const kinds = ['js', 'css', 'fonts', 'pictures', 'other', ...Object.keys(budget.kinds ?? {})];
  const ofKind = (kind: string) => total(first.filter((item) => item.kind === kind));
  const figures: Record<string, number> = {
    html: ofKind('html'),
    inlineFonts: partsOfHtml(site.read(file).toString(), 0)['inline fonts'],
    ...Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])),
    firstView: total(first),
    requests: first.length,
    blocking: new Set(blocking).size,
    aside: total(all.filter((item) => timeOf(item) === 'aside')),
    scrolled: total(all),
    largestPicture: Math.max(0, ...all.map(({ kind, brotli }) => (kind === 'pictures' ? brotli : 0))),
  };
  const unknown = [...visit.requests.keys()].filter((url) => !fileOf(url));
  return { path: pathOf(file), file, figures, items: all, unknown };
}
