import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, chunkUrl, loadChunk, withoutReload } from '../../../../src/first/loading/chunk';
import { type ChunkErrorType, ChunkLoadError } from '../../../../src/first/loading/chunk-error';
import { failures } from '../../../../src/first/loading/part';
import { StyleError } from '../../../../src/first/loading/styles';
import { hang, part } from './fakes';

const SITE = 'https://robin.example.com/assets/';

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = () => Promise.resolve('the part');
/** A host that answers with a file of this type. */
const sends =
  (type?: string, status = 200) =>
  async () =>
    new Response('', { status, headers: type ? { 'content-type': type } : {} });

let file: string;
let count = 0;
beforeEach(() => {
  file = `${SITE}notify-${++count}.js`;
});

/** A browser whose host responds with the file, and that cannot reload. */
const fakeBrowser = ({
  fetch = sends('text/javascript'),
  reload = async () => false,
}: Partial<Browser> = {}) => ({
  fetch: vi.fn<Browser['fetch']>(fetch),
  reload: vi.fn<Browser['reload']>(reload),
});

test.each([
  ['fails to load', fails],
  ['lacks its exports, being truncated', async () => ({})],
])('a chunk is requested once more if it %s, with a URL that the next page keeps', async (_, fails) => {
  const browser = fakeBrowser();
  const load = vi.fn<() => Promise<unknown>>(arrives).mockImplementationOnce(fails);
  for (let visits = 0; visits < 2; visits++)
    await expect(loadChunk('carousel', part(file, load), browser)).resolves.toBe('the part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(failures[file]).toBe(1);
  expect(browser.fetch).toHaveBeenCalledExactlyOnceWith(file, { cache: 'reload' });
});

test('a chunk gets a new URL with each attempt as long as it fails', async () => {
  const before: (number | undefined)[] = [];
  const load = () => {
    before.push(failures[file]);
    return fails();
  };
  for (let visits = 0; visits < 2; visits++)
    await expect(loadChunk('notify', part(file, load), fakeBrowser())).rejects.toThrow();
  expect(before).toEqual([undefined, 1, 2, 3]);
});

test.each<[why: string, browser: Partial<Browser>, type: ChunkErrorType, loads: number, reloads: number]>([
  ['the host does not respond', { fetch: fails }, 'error', 1, 0],
  ['its file exists but does not run', {}, 'error', 2, 1],
  ['the host responds with 404', { fetch: sends('text/javascript', 404) }, 'missing', 1, 1],
  ['the host sends a page instead', { fetch: sends('text/html') }, 'missing', 1, 1],
  ['the host sends something without a type', { fetch: sends() }, 'missing', 1, 1],
  ['it is optional', { fetch: sends('', 404), reload: withoutReload.reload }, 'missing', 1, 1],
])('a chunk is reported, after a reload if that may help: %s', async (_, host, type, loads, reloads) => {
  const browser = fakeBrowser(host);
  const load = vi.fn(fails);
  const error = await loadChunk('notify', part(file, load), browser).catch((cause) => cause);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(String(error)).toBe('ChunkLoadError: Loading chunk notify failed');
  expect({ ...error }).toMatchObject({ id: 'notify', type, url: file });
  expect(load).toHaveBeenCalledTimes(loads);
  expect(browser.reload.mock.calls).toEqual(Array(reloads).fill([file]));
});

test('loading never settles while the page is being reloaded', async () => {
  const reload = vi.fn(async () => true);
  const settled = vi.fn();
  const browser = fakeBrowser({ fetch: sends('', 404), reload });
  loadChunk('notify', part(file, fails), browser).then(settled, settled);
  await expect.poll(() => reload).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
});

const styles = `${SITE}project.css`;
const unstyled = () => Promise.reject(new StyleError(styles));

test('a chunk’s stylesheet is checked and named in the error if it is missing', async () => {
  const browser = fakeBrowser({ fetch: sends('', 404) });
  const missing = { message: 'Loading chunk notify failed', type: 'missing', url: styles };
  await expect(loadChunk('notify', part(file, unstyled), browser)).rejects.toMatchObject(missing);
  expect(browser.fetch).toHaveBeenCalledExactlyOnceWith(styles, { cache: 'reload' });
});

test('a chunk’s stylesheet may load on the second attempt', async () => {
  const browser = fakeBrowser({ fetch: sends('text/css; charset=utf-8') });
  const load = vi.fn(arrives).mockImplementationOnce(unstyled);
  await expect(loadChunk('notify', part(file, load), browser)).resolves.toBe('the part');
});

test.each([
  ["() => import('https://a.test/x.js')", /^https:\/\/a\.test\/x\.js$/],
  ['()=>p(()=>import(`https://a.test/y.js`),[1,2])', /^https:\/\/a\.test\/y\.js$/],
  ['() => import( "./notify.js" )', /^file:.*\/src\/first\/loading\/notify\.js$/],
])("a chunk's URL is read from %s", (source, url) => {
  expect(chunkUrl(Object.assign(() => {}, { toString: () => source }))).toMatch(url);
});

describe('a visitor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['an import', hang, {}],
    ['the retry', vi.fn<typeof hang>(hang).mockImplementationOnce(fails), {}],
    ['the check of what is wrong', fails, { fetch: hang }],
  ])('waits two minutes for %s that hangs, and no longer', async (_, load, host) => {
    const onError = vi.fn();
    loadChunk('notify', part(file, load), fakeBrowser(host)).catch(onError);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout', url: file }));
  });

  test('who tries again does not wait for the fetch that hung', async () => {
    const browser = fakeBrowser();
    const load = vi.fn(arrives).mockImplementationOnce(hang);
    loadChunk('notify', part(file, load), browser).catch(() => {});
    await vi.advanceTimersByTimeAsync(120_000);
    await expect(loadChunk('notify', part(file, load), browser)).resolves.toBe('the part');
    expect(failures[file]).toBe(1);
  });

  test('has no timer running once the chunk has loaded', async () => {
    await loadChunk('notify', part(file, arrives));
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('however many files fail, one listener waits for the page to be shown again', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  for (let visits = 0; visits < 2; visits++)
    await expect(loadChunk('notify', part(file, fails), fakeBrowser({ fetch: fails }))).rejects.toThrow();
  const listeners = listen.mock.calls.filter(([type]) => type === 'pageshow').map(([, listener]) => listener);
  expect([listeners.length, new Set(listeners).size]).toEqual([2, 1]);
});

describe('after a redeploy', () => {
  const PAGE = 'https://robin.example.com/notify';
  const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  const reload = vi.fn();
  const respond = vi.fn(
    async (url: string, _: RequestInit) => new Response('', { status: url === PAGE ? 200 : 404 }),
  );

  let load: typeof loadChunk;

  /** Loads the module again, as a reload of the page does: nothing is remembered. */
  async function newDocument() {
    vi.resetModules();
    load = (await import('../../../../src/first/loading/chunk')).loadChunk;
  }

  beforeEach(async () => {
    await newDocument();
    vi.stubGlobal('location', { href: PAGE, reload });
    vi.stubGlobal('fetch', respond);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    sessionStorage.clear();
  });

  /** Goes to a page whose script is missing from the host. */
  const go = (version: string) =>
    load('notify', part(`https://robin.example.com/assets/notify-${version}.js`, refused));

  test('reloads once for a missing file, and again after another redeploy while the tab is open', async () => {
    void go('b');
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(respond).toHaveBeenLastCalledWith(PAGE, { cache: 'reload' });
    await newDocument();
    await expect(go('b')).rejects.toMatchObject({ type: 'missing' });
    expect(reload).toHaveBeenCalledOnce();
    void go('c');
    await expect.poll(() => reload).toHaveBeenCalledTimes(2);
  });

  test('does not reload while the page itself is unavailable, but may do so later', async () => {
    respond.mockImplementation(async (url) => {
      if (url === PAGE) throw new TypeError('Failed to fetch');
      return new Response('', { status: 404 });
    });
    await expect(go('e')).rejects.toMatchObject({ type: 'missing' });
    expect(reload).not.toHaveBeenCalled();
    respond.mockImplementation(async (url) => new Response('', { status: url === PAGE ? 200 : 404 }));
    void go('e');
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  test('reports the error at once, without reloading, if storage is unavailable', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    await expect(go('f')).rejects.toMatchObject({ type: 'missing' });
    expect(reload).not.toHaveBeenCalled();
  });
});
