import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  failures,
  hasPage,
  importPart,
  isPrefetched,
  partUrl,
  prefetchPage,
} from '../../../../src/first/loading/part';
import { loadStyles, StyleError } from '../../../../src/first/loading/styles';

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
  const paths = ['/main', '/notify', '/', '/no/such-page', '/main.page'];
  expect(paths.filter(hasPage)).toEqual(['/main', '/notify']);
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

describe('styles', () => {
  /** The requested stylesheets; each loads or fails when the test says so. */
  let requested: HTMLLinkElement[];

  beforeEach(() => {
    requested = [];
    const append = Element.prototype.append;
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      const { href } = link as HTMLLinkElement;
      requested.push(link as HTMLLinkElement);
      // Without the attribute nothing is fetched, but the property remains readable.
      (link as HTMLLinkElement).removeAttribute('href');
      append.call(document.head, link);
      Object.defineProperty(link, 'href', { value: href });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.head.replaceChildren();
  });

  const arrive = (link = requested.at(-1)) => link?.dispatchEvent(new Event('load'));
  const fail = (link = requested.at(-1)) => link?.dispatchEvent(new Event('error'));

  test('waits for all stylesheets', async () => {
    const done = vi.fn();
    const loading = loadStyles(['assets/project.css', 'assets/picture.css']).then(done);
    expect(requested.map(({ href }) => new URL(href).pathname)).toEqual([
      '/assets/project.css',
      '/assets/picture.css',
    ]);
    arrive(requested[0]);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    arrive(requested[1]);
    await loading;
  });

  test('does not fetch stylesheets inlined by the build', async () => {
    document.head.innerHTML = '<style data-from="assets/main.css assets/home.css"></style>';
    await loadStyles(['assets/home.css', 'assets/main.css']);
    expect(requested).toEqual([]);
  });

  test('a failed stylesheet is named, removed and requested again the next time, until it has loaded', async () => {
    const first = loadStyles(['assets/home.css']);
    fail();
    await expect(first).rejects.toBeInstanceOf(StyleError);
    await expect(first).rejects.toMatchObject({ url: new URL('/assets/home.css', location.href).href });
    expect(document.querySelector('link')).toBeNull();
    const second = loadStyles(['assets/home.css']);
    arrive();
    await second;
    await loadStyles(['assets/home.css']);
    expect(requested).toHaveLength(2);
  });
});
