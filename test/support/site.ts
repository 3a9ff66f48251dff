import { resolve } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';
import type { Content } from '../../plugins/content/types.ts';
import { pageViews } from '../../plugins/content/views/views.ts';
import { wordsOf } from '../../plugins/content/words/words.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { AWAKE, EXTRAS, PRESSABLE } from '../../src/states.ts';
import { isDemonstration } from './overrides.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The demonstration's content: the code is tested on it, whatever the owner of this copy has in `src/content/`. */
export const FOLDER = resolve(ROOT, DEMONSTRATION_FOLDER);
const demonstration = openOwner(ROOT, FOLDER);

/** The folder of the built demonstration; an owner's `dist` has their own site. */
export const DIST = resolve(
  ROOT,
  process.env.DIST ?? (isDemonstration(ROOT) ? 'dist' : '.build/demonstration/dist'),
);

/** The content that the tests expect the pages to show. */
export const content = demonstration.content();
export const { resume, projects } = content;

/** The texts of the interface. */
export const words = wordsOf(content.site);

/** The owner's name. */
export const owner = resume.basics?.name ?? '';

/** What a page must have, according to its content. */
export interface PageFacts {
  path: string;
  title: string;
  heading: string;
  /** Ids of its sections, in order. */
  sections: string[];
  carousels: number;
}

/** The pages of a site in one language, the home page first. */
export function pagesOf(content: Content, base = ''): [PageFacts, ...PageFacts[]] {
  const views = pageViews(content);
  const factsOf = (name: string, path: string, heading: string, carousels: number): PageFacts => ({
    path: base + path,
    title: views[name]?.title ?? '',
    heading,
    sections: (views[name]?.sections ?? []).map(({ hash }) => hash.slice(1)),
    carousels,
  });
  return [
    factsOf('home', '/', content.resume.basics?.name ?? '', 0),
    ...Object.entries(content.projects).map(([name, { title, sections }]) => {
      const blocks = sections.flatMap(({ shown }) => shown);
      return factsOf(name, `/${name}`, title, blocks.filter((block) => 'carousel' in block).length);
    }),
  ];
}

export const PAGES = pagesOf(content);
export const [HOME, ...PROJECTS] = PAGES;

export const NOT_FOUND: PageFacts = {
  path: '/no/such-page',
  title: pageViews(content).notFound?.title ?? '',
  heading: words.notFound,
  sections: [],
  carousels: 0,
};

/** The controls that every page of every owner has: the home link in the bar, and one of the page's own. */
export const MIN_CONTROLS = 2;

/** The folders of the further languages. */
export const LANGUAGES = demonstration.languages;

/** The pages in the further languages. */
export const TRANSLATED = LANGUAGES.flatMap((each) => pagesOf(demonstration.content(each), `/${each}`));

/** Of what is tried on each page, `npm test` tries the home page and one project; `npm run test:all` tries the rest. */
export const tagOf = (path: string) =>
  [HOME.path, PROJECTS.at(-1)?.path].includes(path) ? {} : { tag: '@long' };

/** The paths of all pages, in all languages. */
export const PATHS = [...PAGES, ...TRANSLATED].map(({ path }) => path);

/** Goes to a page and waits until its script has started and it responds to input. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

/** Goes to a page and waits until everything that starts automatically has started, which takes four times as long. */
export async function visitFullyLoaded(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.locator('body > canvas').waitFor({ state: 'attached' });
  return response;
}

/** Waits until the extras are ready. */
export const extrasReady = (page: Page) =>
  page.locator(`html[data-${EXTRAS}]`).waitFor({ state: 'attached' });

/** Shows interest in the page's first handler, and waits until the app has started. */
export async function awake(page: Page): Promise<void> {
  await ready(page);
  await page.locator(`header [data-${PRESSABLE}]`).first().dispatchEvent('pointerover');
  await page.locator(`html[data-${AWAKE}]`).waitFor({ state: 'attached' });
}

/**
 * Goes to a page and waits until the extras are ready, which start together with the page's other optional parts. The
 * background, which starts later, is not waited for.
 */
export async function visitWithExtras(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await extrasReady(page);
  return response;
}

/** Pauses the background, as on an earlier visit. */
export const pauseBackground = (page: Page) =>
  page.addInitScript(() => {
    // Documents of no site, such as an empty tab, have no storage.
    if (location.protocol.startsWith('http')) localStorage['background-paused'] ??= '1';
  });

/** Longer than a page waits for any file, in ms. */
export const LONG_MS = 130_000;

/** Matches the URL of the script that every page starts with. */
export const SCRIPT = /\/assets\/main-[^/]*\.js$/;

/**
 * Holds back the response for a file.
 * @returns a function that releases it
 */
export async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and waits for its document only: scripts and pictures may be held back. */
export async function openDocument(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
}

/** Waits until the script of the page has attached what behaves. */
export const ready = (page: Page) => page.waitForFunction(() => window.clicks === null);

/**
 * Scrolls down to the page's end in steps, waiting at each for the pictures and carousels on the screen to load; runs in
 * the page.
 */
export async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const onScreen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const all = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((each) => each.checkVisibility() && onScreen(each));
  const settled = () =>
    all('[data-carousel]').every((box) => box.querySelector('.is-initialized')) &&
    all('[data-lazy]:not(.splide *)').every((box) => 'near' in box.dataset) &&
    all<HTMLImageElement>('img').every(({ complete }) => complete);
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (let count = 0; count < 2 || !settled(); count++) await frame();
  }
}

export const readThrough = (page: Page): Promise<void> => page.evaluate(scrollThrough);

/** The page's scroll position, in CSS px. */
export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
