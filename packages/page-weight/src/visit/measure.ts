import { posix } from 'node:path';
import { lookup } from 'mrmime';
import type { Browser } from 'playwright-core';
import type { Budget, Item, When } from '../../index.d.ts';
import { figuresOf, itemOf } from '../figures.ts';
import { urlOf } from '../files.ts';
import { partsOfHtml } from '../parts.ts';
import type { MeasuredPage, MeasuredSite } from '../report.ts';
import { addressOf, type BuiltSite, isAside, kindOf, pagePath } from '../site.ts';
import { plain } from '../table.ts';
import { answersOf, roundTripsOf } from './round-trips.ts';
import { type Visit, visitPage } from './visit.ts';

/** How many pages are open at the same time: each waits more than it works. */
const TABS = 20;
/** Ten times what the slowest page takes on a busy machine. */
const MAX_MS = 2 * 60_000;

/**
 * Opens every page that a crawl from the home page finds, those of the sitemap, and the not-found pages, on a phone.
 * @returns what each loads, home pages first, not-found pages last; and why others could not be weighed, by their names
 * @throws if no page could be weighed
 */
export async function measureSite(
  browser: Browser,
  site: BuiltSite,
  budget: Budget,
  origin = 'http://localhost',
  most = MAX_MS,
): Promise<MeasuredSite> {
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
      for (const [, text = ''] of String(site.read(file)).matchAll(/<loc>([^<]*)</g)) {
        const address = text.trim();
        const url = urlOf(address, home);
        if (url) add(site.fileAt(url.pathname));
        else faults.set(`${file}: ${address}`, 'no address: write it as https://example.org/');
      }

  /** The file that answers a URL of the site; undefined for other hosts' and missing ones. */
  const fileOf = (url: string) => {
    const { origin: host, pathname = '' } = urlOf(url) ?? {};
    return host === origin ? site.fileAt(pathname) : undefined;
  };
  const pathAt = (url: string) => {
    const file = fileOf(url);
    return file && site.servedFrom(file);
  };
  const pages: MeasuredPage[] = [];
  const work = async (file: string) => {
    try {
      const visit = await visitPage(browser, home + encodedAddress(file), pathAt, budget.pictures, most);
      pages.push(measurePage(file, visit, fileOf, site, budget, origin));
      for (const link of visit.links) add(fileOf(link));
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      faults.set(pagePath(file), `could not be weighed: ${reason}`);
    }
  };
  while (queue.length) await Promise.all(queue.splice(0, TABS).map(work));
  if (!pages.length) throw new Error([...faults].map((fault) => plain(fault.join(': '))).join('\n'));
  pages.sort((one, other) => compareFiles(one.file, other.file));
  return { pages, faults };
}

/** Compares the files of two pages: shallow ones first, then by their characters, in whichever language the machine is. */
export const compareFiles = (one: string, other: string): number =>
  rank(one) - rank(other) || Number(one > other) - Number(one < other);

const rank = (file: string) =>
  10 * file.split('/').length + Number(!file.endsWith('index.html')) + Number(file.endsWith('404.html'));

/** Returns where a page's file is below the base, as links have it. */
export const encodedAddress = (file: string) =>
  encodeURI(addressOf(file)).replace(/[?#]/g, encodeURIComponent);

/** Weighs what a page has requested, by file and by kind. */
function measurePage(
  file: string,
  visit: Visit,
  fileOf: (url: string) => string | undefined,
  site: BuiltSite,
  budget: Budget,
  origin: string,
): MeasuredPage {
  const [counted, aside, blocking] = [visit.counted, visit.aside, visit.blocking].map((urls) =>
    urls.map((url) => url && fileOf(url)),
  );
  const items = new Map<string, Item>();
  const add = (target: string | undefined, when: When) => {
    if (!target || items.has(target)) return;
    const name = site.nameOf(target);
    const isApart = isAside(budget, name) || aside?.includes(target);
    const counts = counted?.includes(target) || (when !== 'on scroll' && !isApart);
    items.set(target, itemOf(site, budget, target, when, counts));
  };
  add(file, 'before load');
  for (const [url, when] of visit.requests) add(fileOf(url), when);
  for (const url of visit.linked) add(fileOf(url), 'after load');

  const loaded = [...items.values()];
  const source = site.read(file).toString();
  const unknown = [...visit.requests.keys()].filter((url) => !fileOf(url));
  const foreign = unknown.map((url) => new URL(url)).filter((url) => url.origin !== origin);
  const opened = {
    items: loaded,
    inlineFonts: partsOfHtml(source, 0)['inline fonts'],
    blocking: new Set(blocking).size,
    roundTrips: roundTripsOf(answersOf(loaded, source, initiatorsOf(visit, fileOf, site))),
    thirdParties: foreign.length,
  };
  const figures = figuresOf(opened, Object.keys(budget.kinds ?? {}));
  const hosts = [...new Set(foreign.map(({ host }) => host))].sort();
  return { path: pagePath(file), file, figures, items: loaded, unknown, hosts };
}

/** Returns for each file those that led to its request: the files that the browser names, and earlier data with its name in it. */
function initiatorsOf(visit: Visit, fileOf: (url: string) => string | undefined, site: BuiltSite) {
  const found = new Map<string | undefined, (string | undefined)[]>();
  const data: { file: string; text: string }[] = [];
  for (const [url, urls] of visit.initiators) {
    const file = fileOf(url);
    if (!file) continue;
    const naming = data.filter(({ text }) => text.includes(posix.basename(file)));
    found.set(file, [...urls.map(fileOf), ...naming.map((other) => other.file)]);
    if (kindOf(file) === 'other' && /json|text/.test(lookup(file) ?? ''))
      data.push({ file, text: site.read(file).toString() });
  }
  return found;
}
