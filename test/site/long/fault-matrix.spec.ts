import { test as base, expect, type Page } from '@playwright/test';
import { HASH_PATTERN } from '../../../packages/page-weight/src/site.ts';
import { BUILD_MS } from '../../support/fork.ts';
import { HOME, openDocument, type PageFacts, PROJECTS, TRANSLATED } from '../../support/site.ts';
import { FAULTS, Faulty } from '../faults.ts';

const test = base.extend<{ faulty: Faulty }>({
  faulty: async ({ browser }, use) => {
    const faulty = await Faulty.in(browser);
    await use(faulty);
    await faulty.page.close();
  },
});

const hasCarousel = ({ carousels }: PageFacts) => carousels > 0;

/** One page of each kind, as others differ only in their texts: the translated one is too full to contain all of its font. */
const ALL = [HOME, PROJECTS.find(hasCarousel) ?? PROJECTS[0], TRANSLATED.findLast(hasCarousel)].filter(
  (page) => page !== undefined,
);

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(HASH_PATTERN, '');
const isCode = (file: string) => /\.(js|css)$/.test(file);

/** How files fail that only the browser handles: to the page, a damaged picture or font is a missing one. */
const FAULTS_OF_MEDIA = ['404', 'hangs'] as const;

/** Scrolls to the lazy content, and waits until the page's own observers have been told, so that it is requested. */
const loadLazy = (page: Page) =>
  page.evaluate(async () => {
    const last = [...document.querySelectorAll('main [data-lazy]')].at(-1);
    const late = document.querySelector('[data-carousel]') ?? last;
    if (!late) return;
    late.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(late));
  });

/**
 * What the page offers a visitor: words, links, pictures, the menu.
 * @param failed a file that may be missing
 */
const snapshot = (page: Page, failed = '') =>
  page.evaluate((missing) => {
    const menu = document.querySelector<HTMLElement>('[popover]');
    document.querySelector<HTMLElement>('[popovertarget]')?.click();
    const opens = !!menu?.matches(':popover-open');
    menu?.hidePopover();
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const extra of main.querySelectorAll('.splide__slide--clone, .splide__sr, button')) extra.remove();
    return {
      heading: document.querySelector('h1')?.textContent,
      words: main.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      links: new Set([...main.querySelectorAll('a')].map(({ href }) => href)).size,
      menu: opens,
      broken: [...document.images]
        .filter((image) => image.complete && image.currentSrc && !image.naturalWidth)
        .map(({ currentSrc }) => currentSrc)
        .filter((file) => file !== missing),
    };
  }, failed);

test('whichever file fails on the first load, the page stays complete', async ({ faulty }) => {
  test.setTimeout(BUILD_MS);
  /** The files that pages request, by kind: each script, each stylesheet, one picture of each format that loads early or late. */
  const kinds = new Map<string, { facts: PageFacts; file: string }[]>();
  const intact = new Map<PageFacts, Awaited<ReturnType<typeof snapshot>>>();
  for (const facts of ALL) {
    await faulty.renew();
    const open = async () => {
      faulty.set('');
      await openDocument(faulty.page, facts.path);
      await faulty.complete();
      const early = faulty.files;
      await loadLazy(faulty.page);
      await faulty.settled();
      return early;
    };
    const early = await open();
    intact.set(facts, await snapshot(faulty.page));
    const files = [...new Set([...early, ...faulty.files])];
    // Only files that both visits request are tested.
    await open();
    const own = new Map<string, string>();
    for (const file of files.filter((each) => faulty.files.includes(each)).toReversed())
      own.set(isCode(file) ? nameOf(file) : `${early.includes(file)} ${file.split('.').pop()}`, file);
    expect(own.size).toBeGreaterThan(4);
    for (const [kind, file] of own) kinds.set(kind, [...(kinds.get(kind) ?? []), { facts, file }]);
  }

  for (const rows of kinds.values()) {
    await faulty.renew();
    const faults = rows.every(({ file }) => isCode(file)) ? FAULTS : FAULTS_OF_MEDIA;
    // Each fault on one of the pages: the same code loads the file on the others.
    for (const [index, fault] of faults.entries()) {
      const { facts, file } = rows[index % rows.length] ?? { facts: HOME, file: '' };
      const what = `${facts.path} ${nameOf(file)} ${fault}`;
      await test.step(what, async () => {
        faulty.set(file, fault);
        await openDocument(faulty.page, facts.path);
        await loadLazy(faulty.page);
        await faulty.settled();
        expect.soft(await snapshot(faulty.page, file), what).toEqual(intact.get(facts));
        expect.soft(faulty.errors, what).toEqual([]);
      });
    }
  }
});
