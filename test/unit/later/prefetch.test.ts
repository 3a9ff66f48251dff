import { expect, test, vi } from 'vitest';

vi.mock('../../../src/first/routes', () => ({ routeOf: (path: string) => ({ path }) }));
const { isPrefetched, prefetchOnPointer } = await import('../../../src/later/prefetch');

test('a page is prefetched once all its code has loaded', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  prefetchOnPointer(() => [async () => {}, () => late]);
  const link = Object.assign(document.createElement('a'), { href: '/notify' });
  document.body.replaceChildren(link);
  expect(isPrefetched(link)).toBe(false);
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await Promise.resolve();
  expect(isPrefetched(link)).toBe(false);
  arrive();
  await expect.poll(() => isPrefetched(link)).toBe(true);
});
