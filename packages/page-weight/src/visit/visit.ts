import type { Browser, CDPSession } from 'playwright-core';
import type { Budget, When } from '../../index.d.ts';
import { PHONE } from '../report.ts';
import { asVisitor } from './browser.ts';

/** Timers up to this long belong to the page's own start; later ones are not waited for. */
export const LONGEST_TIMER_MS = 500;
/** The rounds that a page that never comes to rest is followed for. */
export const MAX_ROUNDS = 40;
/** More pages than any leads to by itself. */
const MAX_PAGES = 10;

/**
 * Opens a page on a phone as a new visitor, scrolls to its end, and records what it requests. What it opens in other tabs
 * is closed, and loads nothing.
 * @param fileAt absolute path of the file that answers a URL: what other hosts send is not the site's, and differs from day
 * to day
 * @returns each URL once with the time of its request, the URLs whose content led to it, and what only the page itself
 * knows; `linked` are the files that
 * headless browsers do not request, but those of visitors do: icon and manifest
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
      const requests = new Map<string, When>();
      const initiators = new Map<string, string[]>();
      let when: When = 'before load';
      let pending = 0;
      let events = 0;
      let pages = 0;
      await page.context().route(/./, (route) => route.abort().catch(() => {}));
      page.context().on('page', (other) => other.close().catch(() => {}));
      // From the folder, without a server: that is less work.
      await page.route(/^https?:/, async (route) => {
        const address = route.request().url().replace(/#.*/, '');
        if (!requests.has(address)) requests.set(address, when);
        const isPage = route.request().isNavigationRequest() && !route.request().frame().parentFrame();
        if (isPage && ++pages > MAX_PAGES) return route.abort();
        pending++;
        const path = fileAt(address);
        // A page may end meanwhile.
        await route.fulfill(path ? { path } : { status: 404 }).catch(() => {});
        pending--;
        events++;
      });
      await drawAsStamp(session);
      // By the protocol, because `page.evaluate` can resolve before network events have been delivered.
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
        events++;
        if (initiators.has(url)) return;
        const named = JSON.stringify(initiator).matchAll(/"url":"([^"#]+)/g);
        const from = Array.from(named, ([, url = '']) => url);
        initiators.set(url, from);
        if (url.startsWith('http')) requests.set(url, when);
      });
      // In order with the requests, and before what the page's own listeners ask for, unlike the protocol's own event.
      await Promise.all([session.send('Page.enable'), session.send('Runtime.enable')]);
      await session.send('Runtime.addBinding', { name: 'loaded', executionContextName: 'budget' });
      await session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: "if (self === top) addEventListener('load', () => loaded(''))",
        worldName: 'budget',
      });
      session.on('Runtime.bindingCalled', () => {
        when = 'after load';
      });

      /** Returns when a whole round has passed without any request. */
      const rest = async () => {
        for (let round = 0; round < MAX_ROUNDS; round++) {
          const before = events;
          // A page may lead to another by itself.
          await page.evaluate(everythingScheduled, LONGEST_TIMER_MS).catch(() => events++);
          // Its answer comes after the events that it sent before.
          await session.send('Runtime.evaluate', { expression: '0' });
          if (events === before && !pending) return;
        }
      };
      await page.goto(url, { timeout: 0 });
      await rest();
      when = 'on scroll';
      await page.evaluate(scrollToEnd);
      await rest();
      if (pages > MAX_PAGES) throw new Error('it loads itself or other pages again and again');
      return { requests, initiators, ...(await page.evaluate(inspect, selectors)) };
    },
    most,
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
export const everythingScheduled = (ms: number) =>
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

export function inspect({ counted, aside }: NonNullable<Budget['pictures']>) {
  const all = <E extends Element>(selector = ':not(*)') => [...document.querySelectorAll<E>(selector)];
  const icons = all<HTMLLinkElement>('link[rel~=icon]').map(({ href }) => href);
  const resources = performance.getEntriesByType('resource') as (PerformanceEntry & {
    renderBlockingStatus?: string;
  })[];
  return {
    counted: all<HTMLImageElement>(counted).map(({ currentSrc }) => currentSrc),
    aside: all<HTMLImageElement>(aside).map(({ currentSrc }) => currentSrc),
    linked: [
      icons.find((icon) => icon.endsWith('.svg')) ?? icons.at(-1) ?? `${location.origin}/favicon.ico`,
      ...all<HTMLLinkElement>('link[rel=manifest]').map(({ href }) => href),
    ],
    blocking: resources.filter((each) => each.renderBlockingStatus === 'blocking').map(({ name }) => name),
    links: [location, ...document.links].map(({ href }) => href),
  };
}

export type Visit = Awaited<ReturnType<typeof visitPage>>;
