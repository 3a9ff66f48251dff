import type { Browser } from '@playwright/test';
import type { Budget, Loads } from '../../plugins/budget/budget.ts';
import { isAside, kindIn, kindOf } from '../../plugins/budget/built-files.ts';
import { type BuiltSite, partsOfHtml, pathOf, type Weight } from '../../plugins/budget/built-site.ts';
import { plain } from '../support/table.ts';
import { type Visit, visitPage, type When } from './visit.ts';

/** A file that a page requests. */
export interface Item extends Weight {
  /** Path in the built site. */
  file: string;
  /** A name that is the same in every build: without hash and the bundler's folder. */
  name: string;
  kind: string;
  when: When;
  /** True if the file is part of the first view: it loads before the visitor does anything, and not aside. */
  counts: boolean;
}

/** When a file loads, in one word for what counts and what does not. */
export function timeOf({ when, counts }: Item): Loads {
  if (when === 'on scroll') return counts ? 'counted' : when;
  return counts ? when : 'aside';
}

/** What one page loads. */
export type MeasuredPage = ReturnType<typeof measurePage>;

/** What all pages load. */
export type MeasuredSite = Awaited<ReturnType<typeof measureSite>>;

/** How many pages are open at the same time: each waits more than it works. */
const TABS = 20;
/** Ten times what the slowest page takes on a busy machine. */
const MOST_MS = 2 * 60_000;

/**
 * Opens every page that a crawl from the home page finds, those of the sitemap, and the not-found pages, on a phone.
 * @param origin in its absolute links
 * @param most ms after which a page is given up
 * @returns what each loads: home pages first, not-found pages last; and by name why the others could not be weighed
 * @throws if that is every page
 */
export async function measureSite(
  browser: Browser,
  site: BuiltSite,
  budget: Budget,
  origin = 'http://localhost',
  most = MOST_MS,
) {
  const isPage = (file: string) => site.record?.pages.includes(file) ?? kindOf(file) === 'html';
  const found = new Set<string>();
  const queue: string[] = [];
  const faults = new Map<string, string>();
  const add = (file: string | undefined) => {
    if (!file || !isPage(file) || found.has(file)) return;
    found.add(file);
    queue.push(file);
  };
  const home = origin + site.base;
  add('index.html');
  for (const file of site.files)
    if (/(^|\/)404\.html$/.test(file)) add(file);
    else if (/^sitemap.*\.xml$/.test(file))
      for (const [, text = ''] of site
        .read(file)
        .toString()
        .matchAll(/<loc>([^<]*)</g)) {
        const address = text.trim();
        if (URL.canParse(address, home)) add(site.fileAt(new URL(address, home).pathname));
        else faults.set(`${file}: ${address}`, 'no address: write it as https://example.org/');
      }

  /** The file that answers a URL of the site; undefined for other hosts' and missing ones. */
  const fileOf = (url: string) => {
    if (!URL.canParse(url)) return undefined;
    const { origin: host, pathname } = new URL(url);
    return host === origin ? site.fileAt(pathname) : undefined;
  };
  const pathAt = (url: string) => {
    const file = fileOf(url);
    return file && site.servedFrom(file);
  };
  const pages: MeasuredPage[] = [];
  const work = async (file: string) => {
    try {
      const path = encodeURI(pathOf(file).slice(1)).replace(/[?#]/g, encodeURIComponent);
      const visit = await visitPage(browser, home + path, pathAt, budget.pictures, most);
      pages.push(measurePage(file, visit, fileOf, site, budget));
      for (const link of visit.links) add(fileOf(link));
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      faults.set(pathOf(file), `could not be weighed: ${reason}`);
    }
  };
  while (queue.length) await Promise.all(queue.splice(0, TABS).map(work));
  if (!pages.length) throw new Error([...faults].map((fault) => plain(fault.join(': '))).join('\n'));
  // In the same order on every machine.
  pages.sort((one, other) => rank(one.file) - rank(other.file) || one.file.localeCompare(other.file, 'en'));
  return { pages, faults };
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
