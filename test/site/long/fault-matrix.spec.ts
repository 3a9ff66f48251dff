import { test as base, expect, type Locator, type Page } from '@playwright/test';
import {
  isCode,
  loadLazy,
  partOf,
  type Row,
  rowsOf,
  type Snapshot,
  snapshot,
  testCells,
} from '../../support/fault-matrix.ts';
import { type Fault, Faulty } from '../../support/faults.ts';
import { BUILD_MS } from '../../support/fork.ts';
import {
  HOME,
  openDocument,
  PAGES,
  type PageFacts,
  PROJECTS,
  ready,
  TRANSLATED,
} from '../../support/site.ts';

const test = base.extend<{ faulty: Faulty }>({
  faulty: async ({ browser }, use) => {
    const faulty = await Faulty.in(browser);
    await use(faulty);
    await faulty.page.close();
  },
});

test.setTimeout(BUILD_MS);

const hasCarousel = ({ carousels }: PageFacts) => carousels > 0;

/** One page of each kind, as others differ only in their texts: the translated one is too full to contain all of its font. */
const ALL = [HOME, PROJECTS.find(hasCarousel) ?? PROJECTS[0], TRANSLATED.findLast(hasCarousel)].filter(
  (page) => page !== undefined,
);

test('whichever file fails on the first load, the page stays complete', async ({ faulty }) => {
  const rows: Row[] = [];
  const intact = new Map<PageFacts, Snapshot>();
  for (const facts of ALL) {
    await faulty.renew();
    const { page } = faulty;
    const open = async () => {
      faulty.set('');
      await openDocument(page, facts.path);
      await faulty.complete();
      const early = faulty.files;
      await loadLazy(page);
      await faulty.settled();
      return early;
    };
    const early = await open();
    intact.set(facts, await snapshot(page));
    const late = faulty.files.filter((file) => !early.includes(file));
    // Only files that both visits request are tested.
    await open();
    const always = (file: string) => faulty.files.includes(file);
    const own = rowsOf(facts, early.filter(always), late.filter(always));
    expect(own.length).toBeGreaterThan(4);
    rows.push(...own);
  }

  await testCells(faulty, rows, async ({ page: facts, file, what }) => {
    const { page } = faulty;
    await openDocument(page, facts.path);
    await loadLazy(page);
    await faulty.settled();
    expect.soft(await snapshot(page, file), what).toEqual(intact.get(facts));
  });
});

/** The path of a page that links to this one: a project links to the others and home, home to the projects. */
function originOf({ path }: PageFacts): string {
  const pages = PAGES.some((page) => page.path === path) ? PAGES : TRANSLATED;
  const [home, ...projects] = pages.map((page) => page.path);
  return (path === home ? projects[0] : path === projects[0] ? home : projects[0]) ?? '/';
}

/** Opens a page that links to the target, and waits until it has loaded completely. */
async function openOrigin(faulty: Faulty, target: PageFacts) {
  const { page } = faulty;
  faulty.set('');
  // The page before it may have been the same one: that would be a reload, scrolled to where its carousel loads.
  await page.goto('about:blank');
  await openDocument(page, originOf(target));
  await ready(page);
  await page.evaluate(() => sessionStorage.clear());
  await faulty.complete();
}

const go = (page: Page, { path }: PageFacts) =>
  page.locator(`a[href="${path}"]`).first().dispatchEvent('click');

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link to each page without any fault, and records which files that requests. */
async function recordVisits(faulty: Faulty) {
  const needed: Row[] = [];
  const extras: Row[] = [];
  const intact = new Map<PageFacts, Snapshot>();
  for (const facts of ALL) {
    await faulty.renew();
    const { page } = faulty;
    await openOrigin(faulty, facts);
    // A slow page may request one of its own scripts once more.
    const origin = faulty.files.filter(isCode);
    const requested = () => faulty.files.filter((file) => !origin.includes(file));
    faulty.set('');
    await go(page, facts);
    await expect(titleOf(page)).toHaveText(facts.heading);
    await faulty.settled();
    const early = requested();
    const files = early.filter((file) => isCode(file) && !file.includes('carousel'));
    expect(files.length).toBeGreaterThan(0);
    needed.push(...rowsOf(facts, files, [], partOf));

    await loadLazy(page);
    await faulty.settled();
    intact.set(facts, await snapshot(page));
    const pictures = page.locator('[data-carousel]').first().locator('img');
    const lazyImages = await pictures.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    );
    const late = requested().filter((file) => isCode(file) || lazyImages.includes(file));
    extras.push(
      ...rowsOf(
        facts,
        early.filter((file) => !isCode(file)),
        late.filter((file) => !early.includes(file)),
      ),
    );
  }
  return { needed, extras, intact };
}

/** The faults that may end on the error page, each with the type that it names. */
const ERROR_TYPES: Partial<Record<Fault, string>> = {
  refused: 'error',
  hangs: 'timeout',
};

test('whichever file of a page fails, a link opens the page; if one is required, or the error page, which says why', async ({
  faulty,
}) => {
  const { needed, extras, intact } = await recordVisits(faulty);
  await testCells(faulty, extras, async ({ page: facts, file, fault, what }) => {
    await openOrigin(faulty, facts);
    const { page } = faulty;
    faulty.set(file, fault);
    await go(page, facts);
    await expect(titleOf(page)).toHaveText(facts.heading);
    await faulty.settled(false);
    await loadLazy(page);
    await faulty.settled();
    expect.soft(await snapshot(page, file), what).toEqual(intact.get(facts));
  });

  await testCells(faulty, needed, async ({ page: facts, file, fault, what }) => {
    await openOrigin(faulty, facts);
    const { page } = faulty;
    const target = page.getByRole('heading', { level: 1, name: facts.heading, exact: true });
    const failed = page.getByRole('alert');
    // A further try may begin at any time, and needs the page's clock.
    const appears = (place: Locator) =>
      expect.poll(() => faulty.settled(false).then(() => place.isVisible()), what).toBe(true);
    faulty.set(file, fault);
    await go(page, facts);
    await faulty.settled();
    await appears(target.or(failed));
    if (!(await failed.isVisible())) return;
    await expect.soft(failed, what).toContainText(`(${ERROR_TYPES[fault]})`);
    faulty.set('');
    await page.getByRole('main').getByRole('button').click();
    await appears(target);
  });
});
