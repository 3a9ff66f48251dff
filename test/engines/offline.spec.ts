import { HOME, PROJECTS } from '../support/site.ts';
import { visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

/** Pictures on the page that the worker has not kept yet; 'nobody' while no worker answers for it. */
const missing = async () => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return ['nobody'];
  const shown = [...document.images]
    .filter(({ naturalWidth }) => naturalWidth)
    .map(({ currentSrc }) => currentSrc);
  const kept = await Promise.all(shown.map(async (address) => !!(await caches.match(address))));
  return shown.filter((_, index) => !kept[index]);
};
const whole = () => [...document.images].filter(({ naturalWidth }) => naturalWidth).length;

test('with the host gone a reload shows the page, and the others come too', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await poll(visitor, missing).toEqual([]);
  const pictures = await visitor.run(whole);
  const addresses = PROJECTS.map(({ path }) => host.url(path));
  host.close();
  await visitor.reload();
  await poll(visitor, () => document.title).toBe(HOME.title);
  await poll(visitor, whole).toBe(pictures);
  for (const [index, { title, heading }] of PROJECTS.entries()) {
    await visitor.open(addresses[index] ?? '');
    await poll(visitor, () => document.title).toBe(title);
    expect(await visitor.run(() => document.querySelector('h1')?.textContent)).toBe(heading);
  }
});
