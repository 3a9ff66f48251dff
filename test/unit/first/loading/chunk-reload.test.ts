import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { loadChunk } from '../../../../src/first/loading/chunk';
import { part } from './fakes';

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

test('reloads only once for two missing chunks', async () => {
  void go('g');
  void go('h');
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).toHaveBeenCalledOnce();
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
