import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, chunkUrl, loadChunk, withoutReload } from '../../../../src/first/loading/chunk';
import { ChunkLoadError } from '../../../../src/first/loading/chunk-error';
import { StyleError } from '../../../../src/first/loading/styles';
import { part } from './parts';

const SITE = 'https://robin.example.com/assets/';
const SCRIPT = new Response('', { headers: { 'content-type': 'text/javascript' } });
const PAGE = new Response('', { headers: { 'content-type': 'text/html' } });
const GONE = new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } });

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = () => Promise.resolve('the part');

let file: string;
let count = 0;
beforeEach(() => {
  file = `${SITE}notify-${++count}.js`;
});

/** A browser whose host responds with the file, and that cannot reload. */
const fakeBrowser = ({
  fetch = async () => SCRIPT,
  load = arrives,
  reload = async () => false,
}: Partial<Browser> = {}) => ({
  fetch: vi.fn<Browser['fetch']>(fetch),
  load: vi.fn<Browser['load']>(load),
  reload: vi.fn<Browser['reload']>(reload),
});

describe('a chunk', () => {
  test('is returned as soon as it has loaded, without further requests', async () => {
    const browser = fakeBrowser();
    await expect(loadChunk('notify', part(file, arrives), browser)).resolves.toBe('the part');
    expect(browser.fetch).not.toHaveBeenCalled();
    expect(browser.load).not.toHaveBeenCalled();
  });

  test('is requested once more with another URL after a failure', async () => {
    const browser = fakeBrowser();
    await expect(loadChunk('notify', part(file, fails), browser)).resolves.toBe('the part');
    expect(browser.fetch).toHaveBeenCalledExactlyOnceWith(file, { cache: 'reload' });
    expect(browser.load).toHaveBeenCalledExactlyOnceWith(`${file}?1`);
  });

  test('keeps its URL after a successful retry, so that the next page does not fetch it again', async () => {
    const browser = fakeBrowser();
    await loadChunk('carousel', part(file, fails), browser);
    await loadChunk('carousel', part(file, fails), browser);
    expect(browser.load.mock.calls).toEqual([[`${file}?1`], [`${file}?1`]]);
    expect(browser.fetch).toHaveBeenCalledOnce();
  });

  test('gets a new URL with each attempt as long as it fails', async () => {
    const browser = fakeBrowser({ load: fails });
    const load = part(file, fails);
    await expect(loadChunk('notify', load, browser)).rejects.toThrow();
    await expect(loadChunk('notify', load, browser)).rejects.toThrow();
    expect(browser.load.mock.calls.flat()).toEqual([`${file}?1`, `${file}?2`, `${file}?3`]);
  });
});

describe('a chunk that does not load', () => {
  test('is a network error if the host does not respond', async () => {
    const browser = fakeBrowser({ fetch: vi.fn(fails) });
    const error = await loadChunk('notify', part(file, fails), browser).catch((cause) => cause);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ id: 'notify', type: 'error', url: file, name: 'ChunkLoadError' });
    expect(error.message).toBe('Loading chunk notify failed');
    expect(browser.reload).not.toHaveBeenCalled();
  });

  test('is a network error if the retry fails too', async () => {
    const browser = fakeBrowser({ load: fails });
    await expect(loadChunk('notify', part(file, fails), browser)).rejects.toMatchObject({ type: 'error' });
    expect(browser.load).toHaveBeenCalledOnce();
  });

  for (const [what, response] of [
    ['responds with 404', GONE],
    ['sends a page instead', PAGE],
    ['sends something without a type', new Response()],
  ] as const) {
    test(`is missing if the host ${what}, but the page is reloaded first`, async () => {
      const browser = fakeBrowser({ fetch: async () => response });
      const loading = loadChunk('notify', part(file, fails), browser);
      await expect(loading).rejects.toMatchObject({ type: 'missing', url: file });
      expect(browser.reload).toHaveBeenCalledExactlyOnceWith(file);
      expect(browser.load).not.toHaveBeenCalled();
    });
  }

  test('reloads the page once if its file exists but does not run', async () => {
    const browser = fakeBrowser({ load: vi.fn(fails) });
    await expect(loadChunk('notify', part(file, fails), browser)).rejects.toMatchObject({ type: 'error' });
    expect(browser.reload).toHaveBeenCalledExactlyOnceWith(file);
  });

  test('never settles while the page is being reloaded', async () => {
    const reload = vi.fn(async () => true);
    const settled = vi.fn();
    loadChunk('notify', part(file, fails), fakeBrowser({ fetch: async () => GONE, reload })).then(
      settled,
      settled,
    );
    await expect.poll(() => reload).toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
  });

  test('never reloads the page if it is optional', async () => {
    const browser = fakeBrowser({ fetch: async () => GONE, reload: withoutReload.reload });
    await expect(loadChunk('carousel', part(file, fails), browser)).rejects.toMatchObject({
      type: 'missing',
    });
  });
});

describe("a chunk's stylesheet", () => {
  const styles = `${SITE}project.css`;
  const unstyled = () => Promise.reject(new StyleError(styles));

  test('is checked and named in the error if it is missing', async () => {
    const browser = fakeBrowser({ fetch: vi.fn(async () => GONE) });
    await expect(loadChunk('notify', part(file, unstyled), browser)).rejects.toMatchObject({
      message: 'Loading chunk notify failed',
      type: 'missing',
      url: styles,
    });
    expect(browser.fetch).toHaveBeenCalledExactlyOnceWith(styles, { cache: 'reload' });
  });

  test('may load on the second attempt', async () => {
    const css = new Response('', { headers: { 'content-type': 'text/css; charset=utf-8' } });
    const browser = fakeBrowser({ fetch: async () => css });
    await expect(loadChunk('notify', part(file, unstyled), browser)).resolves.toBe('the part');
  });
});

describe("a chunk's URL", () => {
  test.each([
    ["() => import('https://a.test/x.js')", 'https://a.test/x.js'],
    ['()=>p(()=>import(`https://a.test/y.js`),[1,2])', 'https://a.test/y.js'],
    ['() => import( "https://a.test/z.js" )', 'https://a.test/z.js'],
  ])('is read from %s', (source, url) => {
    expect(chunkUrl(Object.assign(() => {}, { toString: () => source }))).toBe(url);
  });

  test('is absolute, relative to the importing file', () => {
    const load = part('./notify.js', arrives);
    expect(chunkUrl(load)).toMatch(/^file:.*\/src\/first\/loading\/notify\.js$/);
  });
});
