import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWorker } from './fake-scope.ts';

const { fetch, addEventListener, location } = globalThis;
const PICTURES = 'https://site.test/assets/';

let site: Awaited<ReturnType<typeof startWorker>>;
let worker: typeof import('../../../src/service-worker/caches.ts');
beforeEach(async () => {
  site = await startWorker();
  worker = await import('../../../src/service-worker/caches.ts');
});
afterEach(() => {
  Object.assign(globalThis, { fetch, addEventListener, location });
});

const keep = async (...names: string[]) => {
  for (const name of names) await worker.cachePicture(PICTURES + name, new Response(name));
};

test('of more than a hundred pictures the oldest go', async () => {
  const names = Array.from({ length: 102 }, (_, index) => `${index}.webp`);
  await keep(...names);
  const kept = await (await site.caches.open('pictures /')).keys();
  expect(kept.map(({ url }) => url)).toEqual(names.slice(2).map((name) => PICTURES + name));
});

test.each([
  ['one-1080.webp', 'one-400.avif'],
  ['plan.png', 'plan-12.svg'],
  ['three-4.avif', 'three.webp'],
  ['on-736.avif', undefined],
  ['one-a.avif', undefined],
])('without a network %s is shown as the file of it that was kept last: %s', async (wanted, shown) => {
  await keep('one-736.avif', 'one-400.avif', 'plan-12.svg', 'three.webp', 'one-12.a-b', 'two.webp');
  expect(await (await worker.matchSimilarPicture(PICTURES + wanted))?.text()).toBe(shown);
});

test('a worker that leaves deletes what it has cached, and nothing of other sites on the host', async () => {
  await site.install();
  await keep('one.webp');
  for (const name of ['site /other/ v', 'pictures /other/']) await site.caches.open(name);
  await worker.deleteAllCaches();
  expect(await site.caches.keys()).toEqual(['site /other/ v', 'pictures /other/']);
});
