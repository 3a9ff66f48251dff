import { DESKTOP } from '../support/screens.ts';
import { HOME, PROJECTS } from '../support/site.ts';
import { click, gapTo, hasExtras, pointOf, scrollTo, settledScroll, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const follow = (href: string) => {
  const link = Object.assign(document.createElement('a'), { href });
  document.querySelector('main')?.append(link);
  link.click();
};
const shown = () => [document.title, document.activeElement?.tagName];
const focused = () => {
  const { activeElement } = document;
  return [activeElement?.textContent, activeElement?.getAttribute('href')];
};

test('a project opens in the same rain; Back and Forward restore the page', async ({ visitor, host }) => {
  const { path = '', title = '', heading = '', sections = [] } = PROJECTS.at(-1) ?? {};
  await visit(visitor, host, '/');
  await poll(visitor, hasExtras).toBe(true);
  await poll(visitor, () => !!document.querySelector('body > canvas')).toBe(true);
  await visitor.run(() => {
    Object.assign(window, { same: document.querySelector('body > canvas') });
  });
  const card = await pointOf(visitor, `main a[href="${path}"]`);
  const left = await settledScroll(visitor);
  expect(left).toBeGreaterThan(500);
  await visitor.drag(card, card);
  await poll(visitor, shown).toEqual([title, 'H1']);
  expect(await visitor.run(() => location.pathname)).toBe(path);
  expect(await settledScroll(visitor)).toBe(0);
  const items = () => [...document.querySelectorAll('#menu a')].map(({ textContent }) => textContent);
  expect(await visitor.run(items)).toEqual(sections);
  await scrollTo(visitor, 300);
  expect(await settledScroll(visitor)).toBe(300);
  for (const isForth of [false, true, false]) {
    await visitor.run((forth) => history[forth ? 'forward' : 'back'](), isForth);
    await poll(visitor, shown).toEqual(isForth ? [title, 'H1'] : [HOME.title, 'A']);
    expect(await visitor.run(focused)).toEqual(isForth ? [heading, null] : [expect.anything(), path]);
    expect(await settledScroll(visitor)).toBe(isForth ? 300 : left);
  }
  const isSame = () => (window as { same?: unknown }).same === document.querySelector('body > canvas');
  expect(await visitor.run(isSame)).toBe(true);
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

test('an item in a wide screen’s bar leads below it, Back to where it was', async ({ visitor, host }) => {
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
