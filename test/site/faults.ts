import { type Browser, expect, type Page, type Request, type Route } from '@playwright/test';
import { type Failure, htmlInstead, networkError, noResponse, notFound } from '../support/network.ts';

/** The ways in which a file can fail to load. */
export const FAULTS = ['refused', '404', 'HTML instead', 'truncated', 'hangs'] as const;
export type Fault = (typeof FAULTS)[number];

/** Longer than the page waits for any file (`CHUNK_TIMEOUT_MS`), in ms. */
export const LONG_MS = 130_000;

/** How far the page's clock advances between two checks, in ms. */
const CHECK_MS = 200;
/** Quiet checks in a row that count as settled: the background waits a while before it requests its files. */
const QUIET = 3;
/** How many checks `settled` makes before it assumes that a file is never requested. */
const MAX_CHECKS = 400;

/** What each fault does to a request. */
const FAILURES: Record<Fault, Failure> = {
  refused: networkError,
  404: notFound,
  'HTML instead': htmlInstead,
  async truncated(route) {
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  hangs: noResponse,
};

/** A page whose files can be made to fail, one at a time. */
export class Faulty {
  #file = '';
  #fault: Fault = '404';
  #hits = 0;
  #seen = new Set<string>();
  #inFlight = new Set<Request>();
  #errors: string[] = [];
  #hanging: Route[] = [];

  private constructor(
    private readonly browser: Browser,
    public page: Page,
  ) {}

  static async in(browser: Browser): Promise<Faulty> {
    const faulty = new Faulty(browser, await browser.newPage());
    await faulty.#prepare();
    return faulty;
  }

  /**
   * Goes on with a new page: every step of its clock leaves a script in the old one, which runs in each document from
   * then on.
   */
  async renew(): Promise<void> {
    this.set('');
    await this.page.close();
    this.page = await this.browser.newPage();
    await this.#prepare();
  }

  async #prepare(): Promise<void> {
    const { page } = this;
    // No animations: they would take most of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    page.on('pageerror', ({ message }) => this.#errors.push(message));
    page.on('request', (request) => {
      this.#inFlight.add(request);
      if (request.url().includes('/assets/')) this.#seen.add(request.url().replace(/\?.*/, ''));
    });
    page.on('requestfinished', (request) => this.#inFlight.delete(request));
    page.on('requestfailed', (request) => this.#inFlight.delete(request));
    await page.route('**/assets/**', (route) => {
      if (!this.#file || !route.request().url().startsWith(this.#file)) return route.fallback();
      this.#hits++;
      if (this.#fault === 'hangs') this.#hanging.push(route);
      return FAILURES[this.#fault](route).catch(() => {});
    });
  }

  /** Makes a file fail from now on; an empty name ends that. Forgets earlier requests and errors. */
  set(file: string, fault: Fault = '404'): void {
    // No connection hangs forever.
    for (const route of this.#hanging.splice(0)) route.abort('timedout').catch(() => {});
    this.#file = file;
    this.#fault = fault;
    this.#hits = 0;
    this.#seen.clear();
    this.#errors = [];
    this.#inFlight.clear();
  }

  /** The site's files that the page has requested since `set`. */
  get files(): string[] {
    return [...this.#seen];
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
    for (let checks = 0; checks < MAX_CHECKS && !(await last.count()); checks++) await step(this.page);
    await expect(last).toBeAttached();
    await this.settled();
  }

  /** Waits until every file has loaded or failed; with one that hangs, until the page gives up. */
  async settled(): Promise<void> {
    const { page } = this;
    const isDone = () =>
      (!this.#file || this.#hits > 0) &&
      [...this.#inFlight].every((request) => this.#fault === 'hangs' && request.url().startsWith(this.#file));
    for (let quiet = 0, checks = 0; quiet < QUIET && checks < MAX_CHECKS; checks++) {
      await step(page);
      quiet = isDone() ? quiet + 1 : 0;
    }
    if (!this.#hits || this.#fault !== 'hangs') return;
    await page.clock.fastForward(LONG_MS);
    await step(page);
  }
}

/** Lets the page run a few tasks, then advances its clock; does nothing on a page that is just being left. */
const step = (page: Page) =>
  page
    .evaluate(async () => {
      for (let count = 0; count < 4; count++) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage('');
        });
      }
    })
    .then(() => page.clock.runFor(CHECK_MS))
    .catch(() => {});
