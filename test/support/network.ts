import type { Page, Route } from '@playwright/test';

/** What happens to a request instead of the right response. */
export type Failure = (route: Route) => Promise<void>;

const NOT_FOUND = { contentType: 'text/html', body: '<h1>Page not found</h1>' };

/** The network fails. */
export const networkError: Failure = (route) => route.abort('failed');
/** The host does not have the file. */
export const notFound: Failure = (route) => route.fulfill({ status: 404, ...NOT_FOUND });
/** The host sends a page with status 200 instead of a file that it does not have. */
export const htmlInstead: Failure = (route) => route.fulfill({ status: 200, ...NOT_FOUND });
/** The network never responds. */
export const noResponse: Failure = async () => {};

/** Matches the URL of a chunk, also with the query of a retry. */
export const script = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js(\\?.*)?$`);
export const style = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.css(\\?.*)?$`);

/**
 * Makes requests for a file fail.
 * @param times how often; after that they succeed
 * @returns the requested URLs, in order
 */
export async function failRequests(page: Page, file: RegExp, failure: Failure, times = Infinity) {
  const requested: string[] = [];
  await page.route(file, (route) => {
    requested.push(route.request().url());
    return requested.length > times ? route.fallback() : failure(route);
  });
  return requested;
}

/** URLs of matching files that the page requests from now on. */
export function watchRequests(page: Page, file: RegExp): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (file.test(request.url())) requested.push(request.url());
  });
  return requested;
}

/** Uncaught errors and console errors, except the browser's own message about a file that failed to load. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text());
  });
  return errors;
}

/** Marks the document: a full page load would lose the mark. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
export const marked = (page: Page) => page.evaluate(() => 'marked' in window);
