import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { loadChunk } from '../../../src/loading/chunk';
import { part } from './parts';

const PAGE = 'https://robin.example.com/notify';
const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const reload = vi.fn();
const answers = vi.fn(
  async (url: string, _: RequestInit) => new Response('', { status: url === PAGE ? 200 : 404 }),
);

let load: typeof loadChunk;

/** A page that has been loaded whole knows nothing of the one before. */
async function newDocument() {
  vi.resetModules();
  load = (await import('../../../src/loading/chunk')).loadChunk;
}

beforeEach(async () => {
  await newDocument();
  vi.stubGlobal('location', { href: PAGE, reload });
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

/** Goes to a page whose script is gone from the host. */
const go = (version: string) =>
  load('notify', part(`https://robin.example.com/assets/notify-${version}.js`, refused));

test('after a redeploy the page is loaded whole, past the HTTP cache', async () => {
  void go('a');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(answers).toHaveBeenLastCalledWith(PAGE, { cache: 'reload' });
});

test('a page that lacks the same file again is not loaded in a loop', async () => {
  void go('b');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await newDocument();
  await expect(go('b')).rejects.toMatchObject({ type: 'missing' });
  expect(reload).toHaveBeenCalledOnce();
});

test('a second redeploy while the tab is open is cured like the first', async () => {
  void go('c');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await newDocument();
  void go('d');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('two parts that are gone load the page whole once', async () => {
  void go('g');
  void go('h');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that cannot be had is not thrown away, and may be loaded whole later', async () => {
  answers.mockImplementation(async (url) => {
    if (url === PAGE) throw new TypeError('Failed to fetch');
    return new Response('', { status: 404 });
  });
  await expect(go('e')).rejects.toMatchObject({ type: 'missing' });
  expect(reload).not.toHaveBeenCalled();
  answers.mockImplementation(async (url) => new Response('', { status: url === PAGE ? 200 : 404 }));
  void go('e');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a browser that keeps nothing is not sent in a circle: it tells at once', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  await expect(go('f')).rejects.toMatchObject({ type: 'missing' });
  expect(reload).not.toHaveBeenCalled();
});
