import type { Browser } from '@playwright/test';
import type { Selectors } from '../../plugins/budget/budget.ts';
import { asVisitor } from '../browsers/visitor.ts';

/** When a page requests a file: before its load event, after it on its own, or as the visitor scrolls to its end. */
export type When = 'before load' | 'after load' | 'on scroll';

/** Timers up to this long belong to the page's own start; later ones are not waited for. */
const LONGEST_TIMER_MS = 500;
/** The rounds that a page that never comes to rest is followed for. */
const MAX_ROUNDS = 40;

/**
 * Opens a page on a phone as a new visitor, scrolls to its end, and records what it requests.
 * @param url of the page on this machine
 * @param published the site's URL in its absolute links, for which this machine answers too
 * @returns each URL once with the time of its request, and what only the page itself knows; `linked` are the files that
 * headless browsers do not request, but those of visitors do: icon and manifest
 */
export const visitPage = (browser: Browser, url: string, selectors: Selectors = {}, published?: URL) =>
  asVisitor(browser, async (page, session) => {
    const { origin } = new URL(url);
    const requests = new Map<string, When>();
    let when: When = 'before load';
    let pending = 0;
    let events = 0;
    page.on('request', (request) => {
      const address = request.url().replace(/#.*/, '');
      if (!/^https?:/.test(address)) return;
      if (!requests.has(address)) requests.set(address, when);
      events++;
      pending++;
    });
    const onEnd = () => {
      events++;
      pending--;
    };
    page.on('requestfinished', onEnd).on('requestfailed', onEnd);
    // With routes, the events above wait for the network: a script that is evaluated meanwhile may end before they come.
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', () => events++);
    page.on('load', () => {
      when = 'after load';
    });
    // What other hosts send is not the site's, and differs from day to day.
    await page.route(
      (address) => address.origin !== origin,
      async (route) => {
        const { origin: host, pathname } = new URL(route.request().url());
        if (host !== published?.origin) return route.abort();
        await route.fulfill({ response: await route.fetch({ url: origin + pathname }) });
      },
    );

    /** Returns when a whole round has passed without any request. */
    const rest = async () => {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const before = events;
        await page.evaluate(everythingScheduled, LONGEST_TIMER_MS);
        // Its answer comes after the events that it sent before.
        await session.send('Runtime.evaluate', { expression: '0' });
        if (events === before && pending <= 0) return;
      }
    };
    await page.goto(url);
    await rest();
    when = 'on scroll';
    await page.evaluate(scrollToEnd);
    await rest();
    return { url, requests, ...(await page.evaluate(inspect, selectors)) };
  });

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

function inspect({ counted, aside }: Selectors) {
  const pictures = (selector?: string) =>
    selector
      ? [...document.querySelectorAll<HTMLImageElement>(selector)].map(({ currentSrc }) => currentSrc)
      : [];
  const links = (selector: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href);
  const resources = performance.getEntriesByType('resource') as (PerformanceEntry & {
    renderBlockingStatus?: string;
  })[];
  const icons = links('link[rel~=icon]');
  return {
    counted: pictures(counted),
    aside: pictures(aside),
    icon: icons.find((icon) => icon.endsWith('.svg')) ?? icons.at(-1),
    manifest: links('link[rel=manifest]')[0],
    blocking: resources.filter((each) => each.renderBlockingStatus === 'blocking').map(({ name }) => name),
    links: [...document.links].map(({ href }) => href),
  };
}

export type Visit = Awaited<ReturnType<typeof visitPage>>;
