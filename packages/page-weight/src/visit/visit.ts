import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Budget } from '../../index.d.ts';
import { PHONE } from '../figures.ts';
import { asVisitor } from './browser.ts';
import { MAX_PAGES, type Requests, recordRequests } from './requests.ts';

/** Timers up to this long belong to the page's own start; later ones are not waited for. */
export const MAX_TIMER_MS = 500;
/** How many rounds a page is followed that never comes to rest. */
const MAX_ROUNDS = 40;

/**
 * Opens a page on a phone as a new visitor, scrolls to its end, and records what it requests. What it opens in other tabs
 * is closed, and loads nothing.
 * @param fileAt absolute path of the file that answers a URL; none for other hosts, whose answers differ from day to day
 * @returns each URL once with the time of its request, the URLs whose content led to it, and what `inspect` finds in the page
 * @throws if the page never ends
 */
export const visitPage = (
  browser: Browser,
  url: string,
  fileAt: (url: string) => string | undefined,
  selectors: Budget['pictures'] = {},
  most?: number,
) =>
  asVisitor(
    browser,
    async (page, session) => {
      const record = await recordRequests(page, session, fileAt);
      await drawAsStamp(session);
      await page.goto(url, { timeout: 0 });
      await rest(page, session, record);
      record.when = 'on scroll';
      await page.evaluate(scrollToEnd);
      await rest(page, session, record);
      if (record.pages > MAX_PAGES) throw new Error('it loads itself or other pages again and again');
      return { ...record, ...(await page.evaluate(inspect, selectors)) };
    },
    most,
  );

/** Waits until a page has come to rest: a whole round has passed without any request. One that never does is followed no further. */
const rest = (page: Page, session: CDPSession, record: Requests) =>
  comesToRest(async () => {
    const before = record.events;
    const hasStayed = await staysUntilIdle(page);
    // The answer comes after the events that the browser sent before it.
    await session.send('Runtime.evaluate', { expression: '0' });
    return hasStayed && record.events === before && !record.pending;
  });

/** Repeats a round, which tells whether the page was at rest, until it was; returns false if that is not so after many. */
export async function comesToRest(round: () => Promise<boolean>): Promise<boolean> {
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds++) if (await round()) return true;
  return false;
}

/** Waits for what a page has scheduled; returns false if the page has led to another by itself. */
export const staysUntilIdle = (page: Page): Promise<boolean> =>
  page.evaluate(everythingScheduled, MAX_TIMER_MS).then(
    () => true,
    () => false,
  );

/** Draws a page as small as a stamp, which changes nothing for it: saves a fifth of the processor's time. */
export const drawAsStamp = (session: CDPSession) => {
  const { width, height, ratio } = PHONE;
  const screen = { width, height, deviceScaleFactor: ratio, mobile: true, scale: 0.05 };
  return session.send('Emulation.setDeviceMetricsOverride', screen);
};

/**
 * Waits, in the page, for what it has scheduled up to now: its timers come before this one, and its tasks for the next
 * frame or an idle moment before those, however slow the machine is.
 */
const everythingScheduled = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 10_000 })), ms);
  });

/** Scrolls down by a screen at a time, so that everything has been in view. */
async function scrollToEnd() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    // Intersections are reported a frame later.
    for (let count = 0; count < 2; count++) await frame();
  }
}

/** Returns what only the page knows. Browsers without windows request no icon and no manifest, which are in `linked`. */
export function inspect({ counted, aside }: NonNullable<Budget['pictures']>) {
  const select = <E extends Element>(selector = ':not(*)') => [...document.querySelectorAll<E>(selector)];
  const icons = select<HTMLLinkElement>('link[rel~=icon]').map(({ href }) => href);
  const resources = performance.getEntriesByType('resource') as (PerformanceEntry & {
    renderBlockingStatus?: string;
  })[];
  return {
    counted: select<HTMLImageElement>(counted).map(({ currentSrc }) => currentSrc),
    aside: select<HTMLImageElement>(aside).map(({ currentSrc }) => currentSrc),
    linked: [
      icons.find((icon) => icon.endsWith('.svg')) ?? icons.at(-1) ?? `${location.origin}/favicon.ico`,
      ...select<HTMLLinkElement>('link[rel=manifest]').map(({ href }) => href),
    ],
    blocking: resources
      .filter((resource) => resource.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
    links: [location, ...document.links].map(({ href }) => href),
  };
}

export type Visit = Awaited<ReturnType<typeof visitPage>>;
