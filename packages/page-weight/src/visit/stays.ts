import type { Page } from 'playwright-core';
import type { VISITS } from '../figures.ts';
import { urlOf } from '../files.ts';
import type { BuiltSite } from '../site.ts';
import { SAVE_DATA, type Visitor } from './host.ts';
import { comesToRest, drawAsStamp, inspect, MAX_TIMER_MS, staysUntilIdle } from './visit.ts';

export type Figures = Partial<Record<(typeof VISITS)[number], number>>;
/** What a visitor does, with a function that opens the page; returns the figures of it. */
export type Stay = (open: () => Promise<Page>, visitor: Visitor) => Promise<Figures>;

/** Opens the page once, as a visitor with Save-Data does. */
export const once: Stay = async (open, visitor) => {
  await open();
  return { saveData: visitor.spent() };
};

/** Returns a stay at which the host has another build, `latest`, when the page is opened again. */
export const twice =
  (latest: BuiltSite): Stay =>
  async (open, visitor) => {
    await (await open()).close();
    const whole = visitor.spent();
    visitor.site = latest;
    await open();
    return { whole, return: visitor.spent() };
  };

/** Returns a stay that follows the first link whose path leads on to another page of the site. */
export const toNext =
  (leadsOn: (pathname: string) => boolean): Stay =>
  async (open, visitor) => {
    const page = await open();
    const links = await page.evaluateHandle(linksHere);
    const urls = await links.evaluate((elements) => elements.map(({ href }) => href));
    const next = urls.findIndex((url) => {
      const { origin, pathname = '' } = urlOf(url) ?? {};
      return origin === visitor.origin && leadsOn(pathname);
    });
    if (next < 0) return {};
    visitor.spent();
    await links.evaluate((elements, index) => elements[index]?.click(), next);
    await restWithWorkers(page, visitor);
    return { next: visitor.spent() };
  };

/** Opens a page in a new tab, and returns it once nothing more comes. */
export async function openPage(tab: Page, visitor: Visitor, url: string): Promise<Page> {
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
