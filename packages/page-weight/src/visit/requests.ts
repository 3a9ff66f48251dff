import type { CDPSession, Page } from 'playwright-core';
import type { When } from '../../index.d.ts';

/** No page leads to more pages by itself. */
export const MAX_PAGES = 10;

/** What a page has requested up to now. */
export type Requests = Awaited<ReturnType<typeof recordRequests>>;

/** Answers a page's requests from the folder, without a server, which is less work, and returns the record of them. */
export async function recordRequests(
  page: Page,
  session: CDPSession,
  fileAt: (url: string) => string | undefined,
) {
  const record = {
    requests: new Map<string, When>(),
    initiators: new Map<string, string[]>(),
    /** The time of the next request. */
    when: 'before load' as When,
    pending: 0,
    events: 0,
    /** How many pages were opened, one after the other. */
    pages: 0,
  };
  const { requests, initiators } = record;
  await page.context().route(/./, (route) => route.abort().catch(() => {}));
  page.context().on('page', (other) => other.close().catch(() => {}));
  await page.route(/^https?:/, async (route) => {
    const request = route.request();
    const address = request.url().replace(/#.*/, '');
    if (!requests.has(address)) requests.set(address, record.when);
    const isPage = request.isNavigationRequest() && !request.frame().parentFrame();
    if (isPage && ++record.pages > MAX_PAGES) return route.abort();
    record.pending++;
    const path = fileAt(address);
    // The page may have ended meanwhile.
    await route.fulfill(path ? { path } : { status: 404 }).catch(() => {});
    record.pending--;
    record.events++;
  });
  // Playwright's `page.evaluate` can resolve before its network events were delivered; those of the protocol come in order.
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    record.events++;
    if (initiators.has(url)) return;
    const named = JSON.stringify(initiator).matchAll(/"url":"([^"#]+)/g);
    const urls = Array.from(named, ([, from = '']) => from);
    initiators.set(url, urls);
    if (url.startsWith('http')) requests.set(url, record.when);
  });
  // A binding tells of the load event in order with requests, and before those of the page's listeners, unlike the protocol.
  await Promise.all([session.send('Page.enable'), session.send('Runtime.enable')]);
  await session.send('Runtime.addBinding', { name: 'loaded', executionContextName: 'budget' });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: "if (self === top) addEventListener('load', () => loaded(''))",
    worldName: 'budget',
  });
  session.on('Runtime.bindingCalled', () => {
    record.when = 'after load';
  });
  return record;
}
