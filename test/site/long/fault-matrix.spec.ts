import { type Browser, expect, type Page, type Request, type Route, test } from '@playwright/test';
import { HASH_PATTERN } from '../../../plugins/deployment/built-files.ts';
import { BUILD_MS } from '../../support/fork.ts';
import { type Failure, htmlInstead, networkError, noResponse, notFound } from '../../support/network.ts';
import { HOME, LONG_MS, openDocument, type PageFacts, PROJECTS, TRANSLATED } from '../../support/site.ts';

/** How far the page's clock advances between two checks, in ms. */
const CHECK_MS = 200;
/** Quiet checks in a row that count as settled: the background waits a while before it requests its files. */
const QUIET = 3;
/** How many checks are made before a file is taken for one that is never requested. */
const MAX_CHECKS = 400;

/** The ways in which a file can fail to load: what each does to a request. */
const FAILURES = {
  refused: networkError,
  404: notFound,
  'HTML instead': htmlInstead,
  async truncated(route) {
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  hangs: noResponse,
} satisfies Record<string, Failure>;
type Fault = keyof typeof FAILURES;

/** How files fail that only the browser handles: to the page, a damaged picture or font is a missing one. */
const FAULTS_OF_MEDIA: Fault[] = [404, 'hangs'];

/** A page whose files can be made to fail, one at a time. */
class Faulty {
  /** The site's files that the page has requested since `set`. */
  readonly files = new Set<string>();
  #file = '';
  #fault: Fault = 404;
  #hits = 0;
  #inFlight = new Set<Request>();
  #errors: string[] = [];
  #hanging: Route[] = [];

  private constructor(readonly page: Page) {}

  /** A new page: every step of a page's clock leaves a script in it, which runs in each document from then on. */
  static async open(browser: Browser): Promise<Faulty> {
    const page = await browser.newPage();
    const faulty = new Faulty(page);
    // No animations: they would take most of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    page.on('pageerror', ({ message }) => faulty.#errors.push(message));
    page.on('request', (request) => {
      faulty.#inFlight.add(request);
      if (request.url().includes('/assets/')) faulty.files.add(request.url().replace(/\?.*/, ''));
    });
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfailed', (request) => faulty.#inFlight.delete(request));
    await page.route('**/assets/**', (route) => {
      if (!faulty.#file || !route.request().url().startsWith(faulty.#file)) return route.fallback();
      faulty.#hits++;
      if (faulty.#fault === 'hangs') faulty.#hanging.push(route);
      return FAILURES[faulty.#fault](route).catch(() => {});
    });
    return faulty;
  }

  /** Makes a file fail from now on; an empty name ends that. Forgets earlier requests and errors. */
  set(file: string, fault: Fault = 404): void {
    // No connection hangs forever.
    for (const route of this.#hanging.splice(0)) route.abort('timedout').catch(() => {});
    this.#file = file;
    this.#fault = fault;
    this.#hits = 0;
    this.#errors = [];
    this.files.clear();
    this.#inFlight.clear();
  }

  async close(): Promise<void> {
    this.set('');
    await this.page.close();
  }

  /** Uncaught errors of the page; or that the failing file was never requested. */
  get errors(): string[] {
    return this.#file && !this.#hits ? ['the file was not requested'] : this.#errors;
  }

  /**
   * Waits until everything that starts automatically has loaded. The background is the last to start on its own: a slow
   * page may be quiet before that. The page's clock is advanced, as the background waits a while.
   */
  async complete(): Promise<void> {
    const last = this.page.locator('body > canvas');
    for (let checks = 0; checks < MAX_CHECKS && !(await last.count()); checks++) await this.#step();
    await expect(last).toBeAttached();
    await this.settled();
  }

  /** Waits until every file has loaded or failed; with one that hangs, until the page gives up. */
  async settled(): Promise<void> {
    const isDone = () =>
      (!this.#file || this.#hits > 0) &&
      [...this.#inFlight].every((request) => this.#fault === 'hangs' && request.url().startsWith(this.#file));
    for (let quiet = 0, checks = 0; quiet < QUIET && checks < MAX_CHECKS; checks++) {
      await this.#step();
      quiet = isDone() ? quiet + 1 : 0;
    }
    if (!this.#hits || this.#fault !== 'hangs') return;
    await this.page.clock.fastForward(LONG_MS);
    await this.#step();
  }

  /** Lets the page run a few tasks, then advances its clock; does nothing on a page that is just being left. */
  async #step(): Promise<void> {
    const runTasks = async () => {
      for (let count = 0; count < 4; count++)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage('');
        });
    };
    await this.page
      .evaluate(runTasks)
      .then(() => this.page.clock.runFor(CHECK_MS))
      .catch(() => {});
  }
}

const hasCarousel = ({ carousels }: PageFacts) => carousels > 0;

/** One page of each kind, as others differ only in their texts: the translated one is too full to contain all of its font. */
const ALL = [HOME, PROJECTS.find(hasCarousel) ?? PROJECTS[0], TRANSLATED.findLast(hasCarousel)].filter(
  (page) => page !== undefined,
);

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(HASH_PATTERN, '');
const isCode = (file: string) => /\.(js|css)$/.test(file);

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

/**
 * Returns what a page offers a visitor, and the files that it requests at every visit, by kind: each script, each stylesheet, one
 * picture of each format that loads early or late.
 */
async function visitIntact(browser: Browser, { path }: PageFacts) {
  const faulty = await Faulty.open(browser);
  /** Returns the files that the page requests early, and all. */
  const open = async () => {
    faulty.set('');
    await openDocument(faulty.page, path);
    await faulty.complete();
    const early = [...faulty.files];
    await loadLazy(faulty.page);
    await faulty.settled();
    return { early, files: [...faulty.files] };
  };
  const { early, files } = await open();
  const offer = await snapshot(faulty.page);
  const again = await open();
  const kindOf = (file: string) =>
    isCode(file) ? nameOf(file) : `${early.includes(file)} ${file.split('.').pop()}`;
  const everyTime = files.filter((file) => again.files.includes(file)).toReversed();
  await faulty.close();
  return { offer, files: new Map(everyTime.map((file) => [kindOf(file), file])) };
}

test('whichever file fails on the first load, the page stays complete', async ({ browser }) => {
  test.setTimeout(BUILD_MS);
  type Case = { path: string; file: string; offer: Awaited<ReturnType<typeof snapshot>> };
  const kinds = new Map<string, Case[]>();
  for (const facts of ALL) {
    const { offer, files } = await visitIntact(browser, facts);
    expect(files.size).toBeGreaterThan(4);
    for (const [kind, file] of files)
      kinds.set(kind, [...(kinds.get(kind) ?? []), { path: facts.path, file, offer }]);
  }

  for (const cases of kinds.values()) {
    const faulty = await Faulty.open(browser);
    const isOfCode = cases.every(({ file }) => isCode(file));
    const faults = isOfCode ? (Object.keys(FAILURES) as Fault[]) : FAULTS_OF_MEDIA;
    // Each fault on one of the pages: the same code loads the file on the others.
    for (const [index, fault] of faults.entries()) {
      const { path, file, offer } = cases[index % cases.length] as Case;
      const what = `${path} ${nameOf(file)} ${fault}`;
      await test.step(what, async () => {
        faulty.set(file, fault);
        await openDocument(faulty.page, path);
        await loadLazy(faulty.page);
        await faulty.settled();
        expect.soft(await snapshot(faulty.page, file), what).toEqual(offer);
        expect.soft(faulty.errors, what).toEqual([]);
      });
    }
    await faulty.close();
  }
});
