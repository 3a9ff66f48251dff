import { hasExtras, scrollTo, settledScroll, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

test('a reload restores the scroll position', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await scrollTo(visitor, 1500);
  expect(await settledScroll(visitor)).toBe(1500);
  await visitor.reload();
  await poll(visitor, () => scrollY).toBe(1500);
});

test('back from a document that is no page restores the scroll position, also if the browser has not kept the page', async ({
  visitor,
  host,
}) => {
  await visit(visitor, host, '/');
  await poll(visitor, hasExtras).toBe(true);
  await scrollTo(visitor, 1500);
  expect(await settledScroll(visitor)).toBe(1500);
  // No browser keeps a page with such a listener.
  await visitor.run(() => addEventListener('unload', () => {}));
  await visitor.open(host.url('/favicon.svg'));
  await visitor.back();
  const place = () => visitor.run(() => [location.pathname, scrollY]).catch(() => 'loading');
  await expect.poll(place).toEqual(['/', 1500]);
});
