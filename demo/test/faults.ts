import type { Page, Request, Route } from '@playwright/test';

/** What can happen to a file on its way. */
export const FAULTS = ['refused', '404', '500', 'HTML instead', 'truncated', 'hangs'] as const;
export type Fault = (typeof FAULTS)[number];

/** Longer than the page waits for any file, in ms. */
const LONG_MS = 130_000;

const HTML = { contentType: 'text/html', body: '<!doctype html><title>Somewhere else</title><h1>Hello</h1>' };

/** The kind of a file by its address, without the hash: what a row of the matrix is called. */
export const nameOf = (address: string) =>
  /\/assets\/([a-z0-9-]+?)(?:-[\w-]{6}|\.[\w-]{8}(-\d+)?)\.(\w+)$/
    .exec(address)
    ?.filter((part, index) => part && index)
    .join('.') ?? address;

/** How long the page's clock goes on between two looks, in ms. */
const LOOK_MS = 200;
/** So many looks without news are the end of it: the background waits a while before it asks for its files. */
const QUIET = 3;
/** How many times `settled` looks before it takes a file for one that is never asked for. */
const PATIENCE = 400;

async function fail(route: Route, fault: Fault): Promise<void> {
  if (fault === 'refused') return route.abort('connectionrefused');
  if (fault === '404' || fault === '500') return route.fulfill({ ...HTML, status: Number(fault) });
  if (fault === 'HTML instead') return route.fulfill(HTML);
  if (fault === 'hangs') return;
  const response = await route.fetch();
  const body = await response.body();
  return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/** A page whose files can be made to fail, one at a time. */
export class Faulty {
  #file = '';
  #fault: Fault = '404';
  #hits = 0;
  #seen = new Set<string>();
  #inFlight = new Set<Request>();
  #errors: string[] = [];
  #hanging: Route[] = [];

  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<Faulty> {
    const faulty = new Faulty(page);
    // Nothing moves by itself: that would cost most of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    page.on('pageerror', ({ message }) => faulty.#errors.push(message));
    page.on('request', (request) => {
      faulty.#inFlight.add(request);
      if (request.url().includes('/assets/')) faulty.#seen.add(request.url().replace(/\?.*/, ''));
    });
    page.on('requestfinished', (request) => faulty.#inFlight.delete(request));
    page.on('requestfailed', (request) => faulty.#inFlight.delete(request));
    await page.route('**/assets/**', (route) => {
      if (!faulty.#file || !route.request().url().startsWith(faulty.#file)) return route.fallback();
      faulty.#hits++;
      if (faulty.#fault === 'hangs') faulty.#hanging.push(route);
      return fail(route, faulty.#fault).catch(() => {});
    });
    return faulty;
  }

  /** From now on this file fails; an empty name ends it. Forgets what was seen before. */
  set(file: string, fault: Fault = '404'): void {
    // No connection hangs for ever.
    for (const route of this.#hanging.splice(0)) route.abort('timedout').catch(() => {});
    this.#file = file;
    this.#fault = fault;
    this.#hits = 0;
    this.#seen.clear();
    this.#errors = [];
    this.#inFlight.clear();
  }

  /** The site's files that the page has asked for since `set`. */
  get files(): string[] {
    return [...this.#seen];
  }

  /** What the page threw and nobody caught; or that the fault never came to be. */
  get errors(): string[] {
    return this.#file && !this.#hits ? ['the file was not asked for'] : this.#errors;
  }

  /**
   * Waits until every file has come or failed; one that hangs is waited for until the page gives up.
   * @param asked whether the failing file must have been asked for by then
   */
  async settled(asked = true): Promise<void> {
    const { page } = this;
    const isDone = () =>
      (!asked || !this.#file || this.#hits > 0) &&
      [...this.#inFlight].every((request) => this.#fault === 'hangs' && request.url().startsWith(this.#file));
    for (let quiet = 0, looks = 0; quiet < QUIET && looks < PATIENCE; looks++) {
      await frames(page);
      quiet = isDone() ? quiet + 1 : 0;
    }
    if (!this.#hits || this.#fault !== 'hangs') return;
    await page.clock.fastForward(LONG_MS);
    await frames(page);
  }
}

/** Lets the page draw twice, whatever its clock says; a page that is just being left counts too. */
const frames = (page: Page) =>
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
    .then(() => page.clock.runFor(LOOK_MS))
    .catch(() => {});
