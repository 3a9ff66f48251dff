import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  failures,
  hasPage,
  importPart,
  isPrefetched,
  partUrl,
  prefetchPage,
} from '../../../../src/first/loading/part';

beforeEach(() => {
  document.body.innerHTML =
    '<template id="entry" data-parts="app-aaaaaaaa;main.page-bbbbbbbb;home-cccc-_cc section-1 home-2;notify.page-dddddddd notify-3"></template>';
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a page says where the parts of its version are', () => {
  expect(partUrl('home')).toMatch(/\/loading\/home-cccc-_cc\.js$/);
  expect(partUrl('main.page')).toMatch(/\/main\.page-bbbbbbbb\.js$/);
});

test('a part is requested along with its styles, and fails if it can’t be had', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const loading = importPart('home');
  expect(append.mock.calls.map(([link]) => new URL((link as HTMLLinkElement).href).pathname)).toEqual([
    '/assets/section-1.css',
    '/assets/home-2.css',
  ]);
  await expect(loading).rejects.toThrow();
});

test('a part that failed is requested by a URL that the browser has not failed to load', async () => {
  failures[partUrl('app')] = 2;
  await expect(importPart('app')).rejects.toThrow('app-aaaaaaaa.js?2');
});

test('a site has the pages that its documents name', () => {
  vi.stubEnv('PROD', true);
  expect(['/main', '/notify', '/', '/no/such-page', '/main.page'].map(hasPage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a page that a link leads to is fetched ahead, once, and the one that is shown is not', async () => {
  vi.stubEnv('DEV', false);
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  document.body.insertAdjacentHTML('beforeend', '<a href="/notify">Notify</a> <a href="/#about">About</a>');
  const links = [...document.querySelectorAll('a')];
  for (const link of [...links, ...links]) prefetchPage(link);
  expect(append.mock.calls.map(([link]) => (link as HTMLLinkElement).href)).toEqual([
    expect.stringContaining('/assets/notify-3.css'),
  ]);
  // It has not come yet.
  expect(links.map(isPrefetched)).toEqual([false, false]);
});
