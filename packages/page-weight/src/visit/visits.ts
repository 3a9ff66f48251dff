import type { Browser, Page } from 'playwright-core';
import type { Budget } from '../../index.d.ts';
import { ceilingsOf } from '../budget.ts';
import { VISITS } from '../figures.ts';
import { urlOf } from '../files.ts';
import type { MeasuredPage, MeasuredSite } from '../report.ts';
import type { BuiltSite } from '../site.ts';
import { asVisitor } from './browser.ts';
import { type Host, SAVE_DATA, type Visitor } from './host.ts';
import { encodedAddress } from './measure.ts';
import { comesToRest, drawAsStamp, inspect, MAX_TIMER_MS, staysUntilIdle } from './visit.ts';

interface Visited {
  site: BuiltSite;
  /** The earlier build, which visitors of `deploy` have seen. */
  before?: BuiltSite;
  budget: Budget;
  /** The origin in the site's absolute links. */
  origin?: string;
}

type Figures = Partial<Record<(typeof VISITS)[number], number>>;
/** What a visitor does, with a function that opens the page; returns the figures of it. */
type Stay = (open: () => Promise<Page>, visitor: Visitor) => Promise<Figures>;

/** How many pages are visited at the same time. */
const PAGES = 4;

/**
 * Adds the figures of whole visits, in bytes as sent, to the home page and the pages with a ceiling for one, or to all pages.
 * Visits have the browser's cache and the site's worker, and last until nothing more comes. A page whose visits do not end is
 * among the faults. A page without a link has no figure `next`, and without an earlier build none has `deploy`.
 */
export async function addVisits(
  browser: Browser,
  host: Host,
  { pages, faults }: MeasuredSite,
  { site, before, budget, origin }: Visited,
  isEvery = false,
): Promise<void> {
  const chosen = pages.filter(({ path }) => {
    const ceilings = ceilingsOf(budget, path);
    return isEvery || path === '/' || VISITS.some((name) => name in ceilings);
  });
  const visitsOf = async (file: string): Promise<Figures> => {
    const visit = (build: BuiltSite, stay: Stay, { isSaving = false, hasWorker = true } = {}) => {
      const visitor = host.visitor(build, origin, isSaving);
      const open = (tab: Page) => openPage(tab, visitor, visitor.origin + site.base + encodedAddress(file));
      return asVisitor(browser, (tab) => stay(() => open(tab), visitor), undefined, {
        serviceWorkers: hasWorker ? 'allow' : 'block',
        ...(isSaving ? { extraHTTPHeaders: { 'save-data': 'on' } } : {}),
      });
    };
    const once: Stay = async (open, visitor) => {
      await open();
      return { saveData: visitor.spent() };
    };
    const twice: Stay = async (open, visitor) => {
      await (await open()).close();
      const whole = visitor.spent();
      visitor.site = site;
      await open();
      return { whole, return: visitor.spent() };
    };
    const isOther = (target?: string) => target !== file && pages.some((page) => page.file === target);
    const toNext: Stay = async (open, visitor) => {
      const page = await open();
      const links = await page.evaluateHandle(linksHere);
      const urls = await links.evaluate((elements) => elements.map(({ href }) => href));
      const next = urls.findIndex((url) => {
        const { origin, pathname = '' } = urlOf(url) ?? {};
        return origin === visitor.origin && isOther(site.fileAt(pathname));
      });
      if (next < 0) return {};
      visitor.spent();
      await links.evaluate((elements, index) => elements[index]?.click(), next);
      await restWithWorkers(page, visitor);
      return { next: visitor.spent() };
    };
    const visits = await Promise.all([
      visit(site, twice),
      visit(site, once, { isSaving: true }),
      before?.files.includes(file) ? visit(before, twice).then((visits) => ({ deploy: visits.return })) : {},
      visit(site, toNext, { hasWorker: false }),
    ]);
    return Object.assign({}, ...visits);
  };
  const add = ({ path, file, figures }: MeasuredPage) =>
    visitsOf(file).then(
      (visits) => Object.assign(figures, visits),
      (error) => faults.set(path, `could not be visited: ${String(error.message).split('\n')[0]}`),
    );
  while (chosen.length) await Promise.all(chosen.splice(0, PAGES).map(add));
}

/** Opens a page in a new tab, and returns it once nothing more comes. */
async function openPage(tab: Page, visitor: Visitor, url: string): Promise<Page> {
  const page = await tab.context().newPage();
  page.on('popup', (other) => other.close().catch(() => {}));
  await drawAsStamp(await page.context().newCDPSession(page));
  if (visitor.isSaving) await page.addInitScript(SAVE_DATA);
  await page.goto(url, { timeout: 0 });
  await restWithWorkers(page, visitor);
  // Browsers look for a newer worker some time after a page was opened.
  await page.evaluate(updateWorkers);
  await restWithWorkers(page, visitor);
  for (const linked of (await page.evaluate(inspect, {})).linked) visitor.note(linked);
  return page;
}

/**
 * Waits until a page and its workers have come to rest: a whole round has passed without any request, and no worker is about to
 * take over. Throws if they never do.
 */
async function restWithWorkers(page: Page, visitor: Visitor): Promise<void> {
  const isAtRest = await comesToRest(async () => {
    if (visitor.fault) throw new Error(visitor.fault);
    const before = visitor.requests;
    const workers = page.context().serviceWorkers();
    const [hasStayed] = await Promise.all([
      staysUntilIdle(page),
      ...workers.map((worker) => worker.evaluate(everythingStored, MAX_TIMER_MS).catch(() => {})),
    ]);
    const isSettled = await page.evaluate(areWorkersSettled).catch(() => false);
    return isSettled && !!hasStayed && visitor.requests === before && !visitor.pending;
  });
  if (!isAtRest) throw new Error('it never comes to rest');
}

/** Waits, in a worker, for its timers, and for what it is about to store. */
const everythingStored = (ms: number) =>
  new Promise((done) => setTimeout(done, ms)).then(() => caches.keys()).then(() => {});

const areWorkersSettled = async () =>
  ((await navigator.serviceWorker?.getRegistrations()) ?? []).every(
    ({ installing, active }) => !installing && active?.state !== 'activating',
  );

async function updateWorkers() {
  for (const each of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await each.update().catch(() => {});
}

/** Returns the links of a page that open in its tab, those of its content first. */
const linksHere = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]'), ...document.links].filter(
    ({ target }) => !target,
  );
