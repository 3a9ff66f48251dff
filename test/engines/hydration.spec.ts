import { changesSince, noteChanges } from '../support/changes.ts';
import type { Host } from '../support/host.ts';
import { content, HOME, NOT_FOUND, PAGES, PROJECTS, TRANSLATED, tagOf, words } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, frames, hasExtras, scrollTo, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const VERSIONS = Object.keys(content.versions ?? {}).map((name) => ({ path: `/for/${name}` }));

/** Returns the pages in the same language as the page at a path. */
const pagesFrom = (from: string): string[] =>
  (TRANSLATED.some(({ path }) => path === from) ? TRANSLATED : PAGES).map(({ path }) => path);

/** Points at a link to another page, or follows it. */
function use(paths: string[], follow = false): void {
  const link = [...document.querySelectorAll('a')].find(
    ({ pathname, hash, target }) =>
      paths.includes(pathname) && pathname !== location.pathname && !hash && !target,
  );
  if (follow) link?.click();
  else link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** True if the app is awake, and the code of another page has arrived. */
const isAwake = async () => {
  const [file] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/[^/]*\.page-[^/]*\.js$/.test(name));
  return 'awake' in document.documentElement.dataset && !!file && !!(await import(file.name));
};

/** Presses the page's heading; the app repeats the press once the page's own handlers are attached. */
const press = () => {
  const heading = document.querySelector('h1');
  heading?.addEventListener('click', () => Object.assign(window, { isHydrated: true }));
  heading?.click();
};
const isHydrated = () => 'isHydrated' in window;

/** Opens a page whose heading can be pressed, and waits until the page has stopped changing by itself. */
async function open(visitor: Visitor, host: Host, path: string): Promise<void> {
  await visit(visitor, host, path);
  await poll(visitor, hasExtras).toBe(true);
  // The last thing that a page loads by itself.
  await poll(visitor, () => !!document.querySelector('body > canvas')).toBe(true);
  await scrollTo(visitor, 40);
  await poll(
    visitor,
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  ).toBe(0);
  await frames(visitor, 3);
  await visitor.run(() => {
    document.querySelector('h1')?.setAttribute('data-on', '');
    document.querySelector<HTMLElement>('a[href="#main"]')?.focus({ preventScroll: true });
  });
}

/** Wakes the app, then attaches the page's handlers; expects that neither changes the document. */
async function wake(visitor: Visitor, pages: string[]): Promise<void> {
  // Waits until the document has stopped changing by itself.
  await expect(async () => {
    await visitor.run(noteChanges, 'html');
    await frames(visitor, 9);
    expect(await visitor.run(changesSince)).toEqual([]);
  }).toPass();
  expect(await visitor.run(isAwake)).toBe(false);
  await visitor.run(use, pages);
  await poll(visitor, isAwake).toBe(true);
  await frames(visitor, 2);
  expect(await visitor.run(changesSince), 'around the page').toEqual([]);
  expect(await visitor.run(isHydrated)).toBe(false);
  await visitor.run(press);
  await poll(visitor, isHydrated).toBe(true);
  await frames(visitor, 2);
  expect(await visitor.run(changesSince), 'the page').toEqual([]);
}

async function leaveAndReturn(visitor: Visitor, pages: string[]): Promise<void> {
  const shown = () => [document.title, document.querySelectorAll('main > .page h1').length];
  const [title] = await visitor.run(shown);
  await visitor.run(use, pages, true);
  await poll(visitor, () => document.title).not.toBe(title);
  expect((await visitor.run(shown))[1]).toBe(1);
  await visitor.run(() => history.back());
  await poll(visitor, shown).toEqual([title, 1]);
}

/** Changes that extensions and translators make to a rendered page. */
const CHANGES = {
  'as it is': () => {},
  'with an extension’s nodes': () => {
    for (const place of document.querySelectorAll('header, main, main p'))
      for (const name of ['x-extension', 'div', 'span']) {
        place.prepend(Object.assign(document.createElement(name), { textContent: 'of an extension' }));
        place.append(document.createElement(name), ' and a text');
      }
  },
  /** Replaces each text by an element, as Chrome's translator does. */
  translated: () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement: parent, nodeValue } = text;
      if (!nodeValue?.trim() || parent?.closest('script, style, template, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = nodeValue.toUpperCase();
      outer.append(inner);
      parent?.replaceChild(outer, text);
    }
  },
};

for (const { path } of [...PAGES, NOT_FOUND, ...VERSIONS, ...TRANSLATED.slice(0, 1)])
  for (const [name, change] of Object.entries(CHANGES))
    test(
      `while the app wakes, ${path} stays ${name}, to the last node, and can be left`,
      name === 'as it is' || path === HOME.path ? tagOf(path) : { tag: '@long' },
      async ({ visitor, host }) => {
        await open(visitor, host, path);
        await visitor.run(change);
        await wake(visitor, pagesFrom(path));
        await leaveAndReturn(visitor, pagesFrom(path));
      },
    );

test('on a translated page, what has been copied is confirmed', {
  tag: '@long',
}, async ({ visitor, host }) => {
  await open(visitor, host, '/');
  await visitor.run(CHANGES.translated);
  const tip = () => document.querySelector('[data-tip]')?.textContent;
  await click(visitor, `button[aria-label="${words.copyEmail}"]`);
  await poll(visitor, tip).toBe(words.copied);
  await poll(visitor, tip).toBe(words.copy);
});

test('while the app wakes, an open picture stays open, and the page behind it', async ({ visitor, host }) => {
  const { path = '' } = PROJECTS.find(({ carousels }) => carousels) ?? {};
  const isOpen = () => !!document.querySelector('dialog')?.open;
  const isLoaded = () => !!document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth;
  await open(visitor, host, path);
  // The page's clock stands still.
  await visitor.run(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  await visitor.run(() => document.querySelector('[data-carousel]')?.scrollIntoView({ behavior: 'instant' }));
  await poll(visitor, () => !!document.querySelector('[data-carousel] .is-initialized')).toBe(true);
  await click(visitor, '.splide__slide.is-active:not(.splide__slide--clone) a');
  await poll(visitor, isOpen).toBe(true);
  await poll(visitor, isLoaded).toBe(true);
  const position = await visitor.run(() => scrollY);
  await wake(visitor, pagesFrom(path));
  await visitor.press('Escape');
  await poll(visitor, isOpen).toBe(false);
  await frames(visitor, 2);
  expect(await visitor.run(() => [location.pathname, scrollY])).toEqual([path, position]);
  await leaveAndReturn(visitor, pagesFrom(path));
});
