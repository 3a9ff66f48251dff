import { expect, type Locator, type Page, test } from '@playwright/test';
import { HOME, hydrated, PAGES, type PageFacts, visit, visitUnscripted } from '../../test/support/site.ts';
import { FAULTS, type Fault, Faulty, nameOf } from './faults.ts';

/** What is wrong with a page, one line a fault; nothing where all is well. */
type Verdict = string[];

test.setTimeout(300_000);

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

function compare(sound: Look, { broken, ...seen }: Look, failed: string): Verdict {
  const { broken: _, ...expected } = sound;
  const wrong = Object.entries(expected).flatMap(([what, value]) =>
    seen[what as keyof typeof seen] === value
      ? []
      : [`${what}: ${String(seen[what as keyof typeof seen]).slice(0, 80)}`],
  );
  return [...wrong, ...broken.filter((file) => file !== failed).map((file) => `broken picture ${file}`)];
}

/** Tries every file with every fault, and reports. */
async function matrix(
  name: string,
  faulty: Faulty,
  files: string[],
  cell: (file: string, fault: Fault) => Promise<Verdict>,
) {
  const wrong: string[] = [];
  let whole = 0;
  for (const file of files) {
    for (const fault of FAULTS) {
      faulty.set(file, fault);
      const verdict = [...(await cell(file, fault)), ...faulty.errors];
      if (verdict.length) wrong.push(`${nameOf(file)} ${fault}: ${verdict.join('; ')}`);
      else whole++;
    }
  }
  console.log(
    `${name}: ${whole} of ${files.length * FAULTS.length} cells whole (${files.map(nameOf).join(', ')})`,
  );
  expect(wrong).toEqual([]);
  expect(whole).toBeGreaterThan(0);
}

/** One picture of each format stands for all that come with the page, and one for all that come later. */
const sample = (files: string[], later: string[]) => [
  ...new Map(
    [...later, ...files]
      .toReversed()
      .map((file) => [
        /\.(js|css)$/.test(file) ? file : `${later.includes(file)} ${file.split('.').pop()}`,
        file,
      ]),
  ).values(),
];

for (const { path } of PAGES) {
  test(`${path}: whatever file fails, the page stays whole`, async ({ page }) => {
    const faulty = await Faulty.on(page);
    const open = async () => {
      await visitUnscripted(page, path);
      await faulty.settled(false);
      const early = faulty.files;
      await wake(page);
      await faulty.settled();
      return early;
    };
    faulty.set('');
    const early = await open();
    const sound = await look(page);
    const late = faulty.files.filter((file) => !early.includes(file));
    // What only came by chance is not waited for.
    faulty.set('');
    await open();
    const always = (file: string) => faulty.files.includes(file);
    const files = sample(early.filter(always), late.filter(always));
    expect(files.length).toBeGreaterThan(4);
    await matrix(`first load of ${path}`, faulty, files, async (file) => {
      await open();
      return compare(sound, await look(page), file);
    });
  });
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
  await page.getByRole('button', { name: 'Try again' }).click();
  return (await comes(shows(heading))) ? wrong : [...wrong, 'trying again does not help'];
}

for (const { path, heading } of PAGES as PageFacts[]) {
  const from = path === HOME.path ? '/notify' : path === '/devhive' ? '/climbor-die' : HOME.path;
  test(`${from} to ${path}: whatever file fails, the page comes or the error page says why`, async ({
    page,
  }) => {
    const faulty = await Faulty.on(page);
    const title = page.getByRole('heading', { level: 1 });
    const depart = async () => {
      await visit(page, from);
      await hydrated(page);
      await page.evaluate(() => sessionStorage.clear());
      await faulty.settled();
    };
    const go = () => page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    faulty.set('');
    await depart();
    faulty.set('');
    await go();
    await expect(title).toHaveText(heading);
    await faulty.settled();
    const isCode = (file: string) => /\.(js|css)$/.test(file);
    const early = faulty.files;
    const files = early.filter((file) => isCode(file) && !file.includes('carousel'));
    expect(files.length).toBeGreaterThan(0);
    await wake(page);
    await faulty.settled();
    const sound = await look(page);
    const woken = await page
      .locator('[data-carousel]')
      .first()
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const late = faulty.files.filter((file) => isCode(file) || woken.includes(file));
    const extras = sample(
      early.filter((file) => !isCode(file)),
      late.filter((file) => !early.includes(file)),
    );

    await matrix(`from ${from} to ${path}, what it can do without`, faulty, extras, async (file, fault) => {
      faulty.set('');
      await depart();
      faulty.set(file, fault);
      await go();
      await expect(title).toHaveText(heading);
      await faulty.settled(false);
      await wake(page);
      await faulty.settled();
      return compare(sound, await look(page), file);
    });

    await matrix(`from ${from} to ${path}`, faulty, files, async (file, fault) => {
      faulty.set('');
      await depart();
      faulty.set(file, fault);
      await go();
      await faulty.settled();
      return verdict(page, fault, heading, () => faulty.set(''));
    });
  });
}
