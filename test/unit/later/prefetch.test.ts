import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../src/first/routes', () => ({ routeOf: (path: string) => ({ path }) }));
const { isPrefetched, prefetchOnPointer } = await import('../../../src/later/prefetch');

type Load = () => Promise<unknown>;
const parts = vi.fn((_: string): Load[] => []);
prefetchOnPointer(parts);

let count = 0;
let link: HTMLAnchorElement;
beforeEach(() => {
  parts.mockReset();
  link = Object.assign(document.createElement('a'), { href: `/page-${++count}` });
  link.innerHTML = '<b>A page</b>';
  document.body.replaceChildren(link);
});
const over = (element: Element = link) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('fetches all the code of a page once when the pointer reaches a link to it', async () => {
  const loads = [vi.fn(async () => {}), vi.fn(async () => {})];
  parts.mockReturnValue(loads);
  over();
  over(link.firstElementChild as Element);
  expect(parts).toHaveBeenCalledExactlyOnceWith(`/page-${count}`);
  for (const load of loads) expect(load).toHaveBeenCalledOnce();
});

test('a page is prefetched once all its code has loaded', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  parts.mockReturnValue([async () => {}, () => late]);
  expect(isPrefetched(link)).toBe(false);
  over();
  await Promise.resolve();
  expect(isPrefetched(link)).toBe(false);
  arrive();
  await expect.poll(() => isPrefetched(link)).toBe(true);
});
