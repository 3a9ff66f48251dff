import { HOME, PROJECTS } from '../support/site.ts';
import { click, DESKTOP, gapTo, hasExtras, scrollTo, settledScroll, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const follow = (href: string) => {
  const link = Object.assign(document.createElement('a'), { href });
  document.querySelector('main')?.append(link);
  link.click();
};
const shown = () => [document.title, document.activeElement?.tagName];

test('a project opens with no new document or rain; Back and Forward restore title and focus', async ({
  visitor,
  host,
}) => {
  const { path = '', title = '', heading = '', sections = [] } = PROJECTS.at(-1) ?? {};
  await visit(visitor, host, '/');
  await poll(visitor, hasExtras).toBe(true);
  await poll(visitor, () => !!document.querySelector('body > canvas')).toBe(true);
  await visitor.run(() => {
    Object.assign(window, { same: document.querySelector('body > canvas') });
  });
  await scrollTo(visitor, 900);
  await click(visitor, `main a[href="${path}"]`);
  await poll(visitor, shown).toEqual([title, 'H1']);
  expect(await visitor.run(() => location.pathname)).toBe(path);
  expect(await settledScroll(visitor)).toBe(0);
  const items = () => [...document.querySelectorAll('#menu a')].map(({ textContent }) => textContent);
  expect(await visitor.run(items)).toEqual(sections);
  await visitor.run(() => history.back());
  await poll(visitor, () => document.activeElement?.getAttribute('href')).toBe(path);
  await poll(visitor, shown).toEqual([HOME.title, 'A']);
  await visitor.run(() => history.forward());
  await poll(visitor, shown).toEqual([title, 'H1']);
  expect(await visitor.run(() => document.activeElement?.textContent)).toBe(heading);
  const isSame = () => (window as { same?: unknown }).same === document.querySelector('body > canvas');
  expect(await visitor.run(isSame)).toBe(true);
});

test('back and forward from a project restore the exact scroll position', async ({ visitor, host }) => {
  const { path = '', title } = PROJECTS[0] ?? {};
  await visit(visitor, host, '/');
  await poll(visitor, hasExtras).toBe(true);
  for (const position of [600, 1e6]) {
    await scrollTo(visitor, position);
    const left = await settledScroll(visitor);
    expect(left).toBeGreaterThan(500);
    await visitor.run(follow, path);
    await poll(visitor, shown).toEqual([title, 'H1']);
    await scrollTo(visitor, 300);
    const there = await settledScroll(visitor);
    expect(there).toBe(300);
    await visitor.run(() => history.back());
    // The followed link is still there, as the test added it outside of the page's own content.
    await poll(visitor, shown).toEqual([HOME.title, 'A']);
    expect(await settledScroll(visitor)).toBe(left);
    await visitor.run(() => history.forward());
    await poll(visitor, shown).toEqual([title, 'H1']);
    expect(await settledScroll(visitor)).toBe(there);
    await visitor.run(() => history.back());
    await poll(visitor, shown).toEqual([HOME.title, 'A']);
    expect(await settledScroll(visitor)).toBe(left);
  }
});

test('a link to a section of another page leads below the bar', async ({ visitor, host }) => {
  await visit(visitor, host, PROJECTS[0]?.path ?? '');
  await visitor.run(follow, '/#projects');
  await poll(visitor, () => document.activeElement?.id).toBe('projects');
  expect(await visitor.run(() => location.hash)).toBe('#projects');
  await settledScroll(visitor);
  expect(await visitor.run(gapTo, 'projects')).toBeGreaterThanOrEqual(0);
  expect(await visitor.run(gapTo, 'projects')).toBeLessThan(100);
});

test('a menu item in the bar of a wide screen leads below it, and Back restores the position', async ({
  visitor,
  host,
}) => {
  await visit(visitor, host, '/', DESKTOP);
  await scrollTo(visitor, 400);
  const left = await settledScroll(visitor);
  await click(visitor, '#menu a[href="#contact"]');
  await poll(visitor, () => document.activeElement?.id).toBe('contact');
  await poll(visitor, () => scrollY > 1000).toBe(true);
  await expect.poll(async () => (await visitor.run(gapTo, 'contact')) >= 0).toBe(true);
  await visitor.run(() => history.back());
  await poll(visitor, () => location.hash).toBe('');
  await poll(visitor, () => scrollY).toBe(left);
});

test('a reload restores the scroll position', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await scrollTo(visitor, 1500);
  expect(await settledScroll(visitor)).toBe(1500);
  await visitor.reload();
  await poll(visitor, () => scrollY).toBe(1500);
});

test('Back from what is no page restores the position of a page not kept', async ({ visitor, host }) => {
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
