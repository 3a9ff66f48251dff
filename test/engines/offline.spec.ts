import { readFileSync } from 'node:fs';
import { HOME, PROJECTS } from '../support/site.ts';
import { visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

/**
 * Returns the pictures of the page that the worker has not cached yet, or the worker's state while it does not control the page.
 * The controller's own state is not asked: once the page's registration object is collected as garbage, it stays `installing`
 * in WebKit, and `activating` in Firefox.
 */
const uncached = async () => {
  if (!navigator.serviceWorker.controller) {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const workers = [installing, waiting, active].map((worker) => worker?.state ?? 'none');
    return [
      `${document.readyState}, ${'extras' in document.documentElement.dataset ? 'extras' : 'no extras'}, ${workers.join(' ')}`,
    ];
  }
  const shown = [...document.images]
    .filter(({ naturalWidth }) => naturalWidth)
    .map(({ currentSrc }) => currentSrc);
  const cached = await Promise.all(shown.map(async (url) => !!(await caches.match(url))));
  return shown.filter((_, index) => !cached[index]);
};
const loadedPictures = () => [...document.images].filter(({ naturalWidth }) => naturalWidth).length;

test('without the host a reload shows the page, and others open, too', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await poll(visitor, uncached).toEqual([]);
  const pictures = await visitor.run(loadedPictures);
  const urls = PROJECTS.map(({ path }) => host.url(path));
  host.close();
  await visitor.reload();
  await poll(visitor, () => document.title).toBe(HOME.title);
  await poll(visitor, loadedPictures).toBe(pictures);
  for (const [index, { title, heading }] of PROJECTS.entries()) {
    await visitor.open(urls[index] ?? '');
    await poll(visitor, () => document.title).toBe(title);
    expect(await visitor.run(() => document.querySelector('h1')?.textContent)).toBe(heading);
  }
});

test('an installation that hangs ends in time for the next visit', async ({ visitor, host, site }) => {
  // A worker whose clock stands still until it is told otherwise.
  const source = `setTimeout=(task)=>addEventListener("message",task);${readFileSync(`${site}/sw.js`)}`;
  const isList = (path = '') => path.startsWith('/assets/offline-');
  host.override = ({ url }, response) => {
    if (url === '/sw.js') response.setHeader('content-type', 'text/javascript').end(source);
    return url === '/sw.js' || isList(url);
  };
  await visit(visitor, host, '/');
  await expect.poll(() => host.log.some(isList)).toBe(true);
  await visitor.run(async () =>
    (await navigator.serviceWorker.getRegistration())?.installing?.postMessage([]),
  );
  await poll(visitor, async () => !(await navigator.serviceWorker.getRegistration())).toBe(true);
  host.override = () => false;
  await visitor.reload();
  await poll(visitor, () => !!navigator.serviceWorker.controller).toBe(true);
});
