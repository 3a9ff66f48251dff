import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, chunkUrl, loadChunk, optional } from '../../../src/loading/chunk';
import { ChunkLoadError } from '../../../src/loading/chunk-error';
import { StyleError } from '../../../src/loading/styles';
import { part } from './parts';

const SITE = 'https://robin.example.com/assets/';
const SCRIPT = new Response('', { headers: { 'content-type': 'text/javascript' } });
const PAGE = new Response('', { headers: { 'content-type': 'text/html' } });
const GONE = new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } });

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = () => Promise.resolve('the part');

let file: string;
let count = 0;
beforeEach(() => {
  file = `${SITE}notify-${++count}.js`;
});

/** A browser whose host answers with the file, and that has not reloaded anything yet. */
const browser = ({
  fetch = async () => SCRIPT,
  load = arrives,
  reload = async () => false,
}: Partial<Browser> = {}) => ({
  fetch: vi.fn<Browser['fetch']>(fetch),
  load: vi.fn<Browser['load']>(load),
  reload: vi.fn<Browser['reload']>(reload),
});

describe('a part of the site', () => {
  test('is handed over as soon as it arrives, and nothing else is asked of the host', async () => {
    const env = browser();
    await expect(loadChunk('notify', part(file, arrives), env)).resolves.toBe('the part');
    expect(env.fetch).not.toHaveBeenCalled();
    expect(env.load).not.toHaveBeenCalled();
  });

  test('is asked for once more under another address after one failure', async () => {
    const env = browser();
    await expect(loadChunk('notify', part(file, refused), env)).resolves.toBe('the part');
    expect(env.fetch).toHaveBeenCalledExactlyOnceWith(file, { cache: 'reload' });
    expect(env.load).toHaveBeenCalledExactlyOnceWith(`${file}?1`);
  });

  test('that was cured keeps its address, so that the next page fetches it no second time', async () => {
    const env = browser();
    await loadChunk('carousel', part(file, refused), env);
    await loadChunk('carousel', part(file, refused), env);
    expect(env.load.mock.calls).toEqual([[`${file}?1`], [`${file}?1`]]);
    expect(env.fetch).toHaveBeenCalledOnce();
  });

  test('gets another address with each try, as long as it fails', async () => {
    const env = browser({ load: refused });
    const load = part(file, refused);
    await expect(loadChunk('notify', load, env)).rejects.toThrow();
    await expect(loadChunk('notify', load, env)).rejects.toThrow();
    expect(env.load.mock.calls.flat()).toEqual([`${file}?1`, `${file}?2`, `${file}?3`]);
  });
});

describe('a part that does not load', () => {
  test('is an error of the network where the host does not answer', async () => {
    const env = browser({ fetch: vi.fn(refused) });
    const error = await loadChunk('notify', part(file, refused), env).catch((cause) => cause);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ id: 'notify', type: 'error', url: file, name: 'ChunkLoadError' });
    expect(error.message).toBe('Loading chunk notify failed');
    expect(env.reload).not.toHaveBeenCalled();
  });

  test('is an error of the network where the retry fails too', async () => {
    const env = browser({ load: refused });
    await expect(loadChunk('notify', part(file, refused), env)).rejects.toMatchObject({ type: 'error' });
    expect(env.load).toHaveBeenCalledOnce();
  });

  for (const [what, answer] of [
    ['answers 404', GONE],
    ['sends a page in its place', PAGE],
    ['sends something without a type', new Response()],
  ] as const) {
    test(`is missing where the host ${what}; the page is loaded whole first`, async () => {
      const env = browser({ fetch: async () => answer });
      const loading = loadChunk('notify', part(file, refused), env);
      await expect(loading).rejects.toMatchObject({ type: 'missing', url: file });
      expect(env.reload).toHaveBeenCalledExactlyOnceWith(file);
      expect(env.load).not.toHaveBeenCalled();
    });
  }

  test('is worth one load of the whole page where its file is there and does not run', async () => {
    const env = browser({ load: vi.fn(refused) });
    await expect(loadChunk('notify', part(file, refused), env)).rejects.toMatchObject({ type: 'error' });
    expect(env.reload).toHaveBeenCalledExactlyOnceWith(file);
  });

  test('shows nothing at all while the page is being loaded whole', async () => {
    const reload = vi.fn(async () => true);
    const settled = vi.fn();
    loadChunk('notify', part(file, refused), browser({ fetch: async () => GONE, reload })).then(
      settled,
      settled,
    );
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
  });

  test('is never worth a reload where the page can do without it', async () => {
    const env = browser({ fetch: async () => GONE, reload: optional.reload });
    await expect(loadChunk('carousel', part(file, refused), env)).rejects.toMatchObject({ type: 'missing' });
  });
});

describe('the styles of a part', () => {
  const styles = `${SITE}project.css`;
  const unstyled = () => Promise.reject(new StyleError(styles));

  test('are what is looked at and named where they are missing', async () => {
    const env = browser({ fetch: vi.fn(async () => GONE) });
    await expect(loadChunk('notify', part(file, unstyled), env)).rejects.toMatchObject({
      message: 'Loading chunk notify failed',
      type: 'missing',
      url: styles,
    });
    expect(env.fetch).toHaveBeenCalledExactlyOnceWith(styles, { cache: 'reload' });
  });

  test('are as good as the script where they come at the second try', async () => {
    const css = new Response('', { headers: { 'content-type': 'text/css; charset=utf-8' } });
    const env = browser({ fetch: async () => css });
    await expect(loadChunk('notify', part(file, unstyled), env)).resolves.toBe('the part');
  });
});

describe('the address of a part', () => {
  test.each([
    ["() => import('https://a.test/x.js')", 'https://a.test/x.js'],
    ['()=>p(()=>import(`https://a.test/y.js`),[1,2])', 'https://a.test/y.js'],
    ['() => import( "https://a.test/z.js" )', 'https://a.test/z.js'],
  ])('is read from %s', (source, address) => {
    expect(chunkUrl(Object.assign(() => {}, { toString: () => source }))).toBe(address);
  });

  test('is absolute, beside the file that asks', () => {
    const load = part('./notify.js', arrives);
    expect(chunkUrl(load)).toMatch(/^file:.*\/src\/loading\/notify\.js$/);
  });
});
