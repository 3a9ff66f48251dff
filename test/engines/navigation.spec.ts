import { HOME, PROJECTS } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, DESKTOP, frames, PHONE, scrollTo, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

/** How far down the page is once it has arrived and nothing of it moves any more. */
const place = async (visitor: Visitor) => {
  await frames(visitor, 2);
  await visitor.run(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  await frames(visitor, 2);
  return visitor.run(() => scrollY);
};
const follow = (href: string) => {
  const link = Object.assign(document.createElement('a'), { href });
  document.querySelector('main')?.append(link);
  link.click();
};
/** Whether what comes aside is there. */
const touched = () => 'touches' in document.documentElement.dataset;
const shown = () => [document.title, document.activeElement?.tagName];

for (const { path, title, sections } of PROJECTS)
  test(`${path} comes without a new document: title, focus, items, top`, async ({ visitor, host }) => {
    await visit(visitor, host, '/');
    await visitor.run(() => Object.assign(window, { same: true }) && undefined);
    await scrollTo(visitor, 900);
    const card = `main a[href="${path}"]`;
    if (await visitor.run((link) => !!document.querySelector(link), card)) await click(visitor, card);
    else await visitor.run(follow, path);
    await poll(visitor, shown).toEqual([title, 'H1']);
    expect(await visitor.run(() => location.pathname)).toBe(path);
    expect(await place(visitor)).toBe(0);
    const items = () => [...document.querySelectorAll('#menu a')].map(({ textContent }) => textContent);
    expect(await visitor.run(items)).toEqual(sections);
    expect(await visitor.run(() => 'same' in window)).toBe(true);
  });

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  for (const { path, title } of name === 'phone' ? PROJECTS.slice(0, 1) : PROJECTS.slice(1, 2))
    test(`on a ${name} back and forward from ${path} lead to the very pixel`, async ({ visitor, host }) => {
      await visit(visitor, host, '/', size);
      await poll(visitor, touched).toBe(true);
      for (const depth of name === 'phone' ? [600, 1500, 1e6] : [1500]) {
        await scrollTo(visitor, depth);
        const left = await place(visitor);
        expect(left).toBeGreaterThan(500);
        await visitor.run(follow, path);
        await poll(visitor, shown).toEqual([title, 'H1']);
        await scrollTo(visitor, 300);
        const there = await place(visitor);
        expect(there).toBe(300);
        await visitor.run(() => history.back());
        // The link that was followed stands there still: it is no part of the page.
        await poll(visitor, shown).toEqual([HOME.title, 'A']);
        expect(await place(visitor)).toBe(left);
        await visitor.run(() => history.forward());
        await poll(visitor, shown).toEqual([title, 'H1']);
        expect(await place(visitor)).toBe(there);
        await visitor.run(() => history.back());
        await poll(visitor, shown).toEqual([HOME.title, 'A']);
        expect(await place(visitor)).toBe(left);
      }
    });

test('a link to a section of another page lands there, heading clear of the bar', async ({
  visitor,
  host,
}) => {
  await visit(visitor, host, PROJECTS[0]?.path ?? '');
  await visitor.run(follow, '/#projects');
  await poll(visitor, () => document.activeElement?.id).toBe('projects');
  expect(await visitor.run(() => location.hash)).toBe('#projects');
  const gap = () => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector('#projects h2')?.getBoundingClientRect().top ?? 0) - bar;
  };
  await place(visitor);
  expect(await visitor.run(gap)).toBeGreaterThanOrEqual(0);
  expect(await visitor.run(gap)).toBeLessThan(100);
});

test('back from a section of the same page leads to where the visitor was', async ({ visitor, host }) => {
  await visit(visitor, host, '/', DESKTOP);
  await scrollTo(visitor, 400);
  const left = await place(visitor);
  await click(visitor, '#menu a[href="#contact"]');
  await poll(visitor, () => document.activeElement?.id).toBe('contact');
  await poll(visitor, () => scrollY > 1000).toBe(true);
  await visitor.run(() => history.back());
  await poll(visitor, () => location.hash).toBe('');
  await poll(visitor, () => scrollY).toBe(left);
});

test('back returns the focus to the link that was followed, and forward to the heading', async ({
  visitor,
  host,
}) => {
  await visit(visitor, host, '/');
  await poll(visitor, touched).toBe(true);
  const { path = '', title = '' } = PROJECTS.at(-1) ?? {};
  const card = `main a[href="${path}"]`;
  await click(visitor, card);
  await poll(visitor, shown).toEqual([title, 'H1']);
  const left = await visitor.run(() => document.querySelector('h1')?.textContent);
  await visitor.run(() => history.back());
  await poll(visitor, () => document.activeElement?.getAttribute('href')).toBe(path);
  await visitor.run(() => history.forward());
  await poll(visitor, shown).toEqual([title, 'H1']);
  expect(await visitor.run(() => document.activeElement?.textContent)).toBe(left);
});

test('a reload leaves the visitor where they were', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await scrollTo(visitor, 1500);
  expect(await place(visitor)).toBe(1500);
  await visitor.reload();
  await poll(visitor, () => scrollY).toBe(1500);
});
