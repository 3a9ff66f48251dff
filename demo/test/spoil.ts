import type { Page, Route } from '@playwright/test';

/** What a host or a network does to a request instead of answering it. */
export type Fault = (route: Route) => Promise<void> | void;

const NOT_FOUND = { contentType: 'text/html', body: '<h1>Page not found</h1>' };

/** The network fails. */
export const refused: Fault = (route) => route.abort('failed');
/** The host answers without the file. */
export const gone: Fault = (route) => route.fulfill({ status: 404, ...NOT_FOUND });
/** The host sends a page in the place of every file that it does not have. */
export const page200: Fault = (route) => route.fulfill({ status: 200, ...NOT_FOUND });
/** The network never answers. */
export const hung: Fault = () => {};

/** The address of a chunk, also where it is asked for anew by a query. */
export const script = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js(\\?.*)?$`);
export const style = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.css(\\?.*)?$`);

/**
 * Lets requests for a file go wrong.
 * @param times how often; then it is there again
 * @returns the addresses asked for, in order, and how to lift the fault
 */
export async function spoil(page: Page, file: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  await page.route(file, (route) => {
    asked.push(route.request().url());
    return asked.length > times ? route.fallback() : fault(route);
  });
  return { asked, lift: () => page.unroute(file) };
}

/** Addresses of files that the page asks for from now on. */
export function watchRequests(page: Page, file: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (file.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Errors that nobody handled, and complaints in the console but for the browser's own line on a lost file. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text());
  });
  return errors;
}

/** Marks the document: a load of the whole page would lose the mark. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
export const marked = (page: Page) => page.evaluate(() => 'marked' in window);
