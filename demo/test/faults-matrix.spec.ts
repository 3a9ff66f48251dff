import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  HOME,
  hydrated,
  PAGES,
  type PageFacts,
  TRANSLATED,
  visitUnscripted,
} from '../../test/support/site.ts';
import { type Row, rowsOf, tryCells, type Verdict } from './fault-cells.ts';
import { type Fault, Faulty } from './faults.ts';

test.setTimeout(300_000);

/** In every language. */
const ALL = [...PAGES, ...TRANSLATED];

/** Scrolls to what loads late, so that it is asked for. */
const wake = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('main [data-lazy]')].at(-1);
    const late = document.querySelector('[data-carousel]') ?? last;
    late?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

/** The page as a visitor meets it: words, links, pictures, the menu. */
const look = (page: Page) =>
  page.evaluate(() => {
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
        .map(({ currentSrc }) => currentSrc),
    };
  });
type Look = Awaited<ReturnType<typeof look>>;

function compare(sound: Look | undefined, { broken, ...seen }: Look, failed: string): Verdict {
  const { broken: _, ...expected } = sound ?? { broken: [] };
  const wrong = Object.entries(expected).flatMap(([what, value]) =>
    seen[what as keyof typeof seen] === value
      ? []
      : [`${what}: ${String(seen[what as keyof typeof seen]).slice(0, 80)}`],
  );
  return [...wrong, ...broken.filter((file) => file !== failed).map((file) => `broken picture ${file}`)];
}

const isCode = (file: string) => /\.(js|css)$/.test(file);

test('whatever file fails on the first load, the page stays whole', async ({ page }) => {
  const faulty = await Faulty.on(page);
  const rows: Row[] = [];
  const sound = new Map<PageFacts, Look>();
  for (const facts of ALL) {
    const open = async () => {
      faulty.set('');
      await visitUnscripted(page, facts.path);
      // The last that comes by itself: a page that is slow to begin is quiet before.
      await page.locator('body > canvas').waitFor({ state: 'attached' });
      await faulty.settled();
      const early = faulty.files;
      await wake(page);
      await faulty.settled();
      return early;
    };
    const early = await open();
    sound.set(facts, await look(page));
    const late = faulty.files.filter((file) => !early.includes(file));
    // What only came by chance is not waited for.
    await open();
    const always = (file: string) => faulty.files.includes(file);
    const own = rowsOf(facts, early.filter(always), late.filter(always));
    expect(own.length).toBeGreaterThan(4);
    rows.push(...own);
  }

  await tryCells('first load', faulty, rows, async ({ page: facts, file }) => {
    await visitUnscripted(page, facts.path);
    await wake(page);
    await faulty.settled();
    return compare(sound.get(facts), await look(page), file);
  });
});

/** Where a visitor comes from who follows a link to a page. */
function originOf({ path }: PageFacts): string {
  const [, language = '', page] = /^(\/de)?(\/.*)$/.exec(path) ?? [];
  return language + (page === HOME.path ? '/notify' : page === '/devhive' ? '/climbor-die' : HOME.path);
}

/** Opens the page that a link leads from, and waits until nothing of it is on its way. */
async function depart(page: Page, faulty: Faulty, target: PageFacts) {
  faulty.set('');
  await visitUnscripted(page, originOf(target));
  await hydrated(page);
  await page.evaluate(() => sessionStorage.clear());
  await faulty.settled();
  await page.locator('body > canvas').waitFor({ state: 'attached' });
}

const go = (page: Page, { path }: PageFacts) =>
  page.locator(`a[href="${path}"]`).first().dispatchEvent('click');

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link to each page where all is well, and notes which files that asks for. */
async function follow(page: Page, faulty: Faulty) {
  const needed: Row[] = [];
  const extras: Row[] = [];
  const sound = new Map<PageFacts, Look>();
  for (const facts of ALL) {
    await depart(page, faulty, facts);
    faulty.set('');
    await go(page, facts);
    await expect(titleOf(page)).toHaveText(facts.heading);
    await faulty.settled();
    const early = faulty.files;
    const files = early.filter((file) => isCode(file) && !file.includes('carousel'));
    expect(files.length).toBeGreaterThan(0);
    needed.push(...rowsOf(facts, files, []));

    await wake(page);
    await faulty.settled();
    sound.set(facts, await look(page));
    const woken = await page
      .locator('[data-carousel]')
      .first()
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const late = faulty.files.filter((file) => isCode(file) || woken.includes(file));
    extras.push(
      ...rowsOf(
        facts,
        early.filter((file) => !isCode(file)),
        late.filter((file) => !early.includes(file)),
      ),
    );
  }
  return { needed, extras, sound };
}

/** What a visitor meets who follows a link while a file fails. */
const ERROR_TYPES: Partial<Record<Fault, string>> = {
  refused: 'error',
  hangs: 'timeout',
};

async function verdict(page: Page, fault: Fault, heading: string, repair: () => void): Promise<Verdict> {
  const shows = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const failed = page.getByRole('alert');
  const type = ERROR_TYPES[fault];
  const comes = (what: Locator) =>
    what.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
  if (!(await comes(shows(heading).or(failed)))) return ['nothing came'];
  if (!(await failed.isVisible())) return [];
  const words = (await failed.textContent()) ?? '';
  const wrong = type && words.includes(`(${type})`) ? [] : [`says ${words}`];
  repair();
  await page.getByRole('main').getByRole('button').click();
  return (await comes(shows(heading))) ? wrong : [...wrong, 'trying again does not help'];
}

test.describe('by a link', () => {
  // What a visit asks for where all is well is seen once for both.
  test.describe.configure({ mode: 'default' });
  let seen: ReturnType<typeof follow> | undefined;
  const soundVisits = (page: Page, faulty: Faulty) => {
    seen ??= follow(page, faulty);
    return seen;
  };

  test('whatever a page can do without fails, a link still leads to it', async ({ page }) => {
    const faulty = await Faulty.on(page);
    const { extras, sound } = await soundVisits(page, faulty);
    await tryCells('by a link, what a page can do without', faulty, extras, async (cell) => {
      await depart(page, faulty, cell.page);
      faulty.set(cell.file, cell.fault);
      await go(page, cell.page);
      await expect(titleOf(page)).toHaveText(cell.page.heading);
      await faulty.settled(false);
      await wake(page);
      await faulty.settled();
      return compare(sound.get(cell.page), await look(page), cell.file);
    });
  });

  test('whatever a page needs fails, it comes by a link or the error page says why', async ({ page }) => {
    const faulty = await Faulty.on(page);
    const { needed } = await soundVisits(page, faulty);
    await tryCells('by a link, what a page needs', faulty, needed, async (cell) => {
      await depart(page, faulty, cell.page);
      faulty.set(cell.file, cell.fault);
      await go(page, cell.page);
      await faulty.settled();
      return verdict(page, cell.fault, cell.page.heading, () => faulty.set(''));
    });
  });
});
