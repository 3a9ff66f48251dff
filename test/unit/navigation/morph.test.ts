import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const prefetched = vi.fn(() => true);
vi.mock('../../../src/navigation/prefetch', () => ({ isPrefetched: () => prefetched() }));
const calm = vi.fn(() => false);
vi.mock('../../../src/preferences/calm', () => ({ isCalm: () => calm() }));
const { LONGEST_STILL_MS, morphPictures } = await import('../../../src/navigation/morph');

/** The browser's part: it calls for the change once it has taken its picture of the page. */
let change: () => Promise<void>;
let finish: () => void;
const start = vi.fn((make: () => Promise<void>) => {
  change = make;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished };
});
const came = morphPictures(start);
const router = vi.fn((event: Event) => event.preventDefault());
addEventListener('click', router);

const images = () => [...document.querySelectorAll('img')];
const named = () => images().map((image) => image.style.getPropertyValue('view-transition-name'));
const show = (markup: string) => {
  document.body.innerHTML = `<main>${markup}</main>`;
  for (const image of images()) image.checkVisibility = () => true;
};
const HOME = `
  <header><img alt="me"></header>
  <ul><li><a href="/notify"><img alt="Notify"></a></li><li><a href="/devhive">No picture</a></li></ul>
  <p><a href="/notify">Notify</a></p>`;
const NOTIFY = '<article><header><img alt="Banner"></header><img alt="Another"></article>';
const link = (nth = 0) => document.querySelectorAll('a')[nth] as HTMLAnchorElement;

beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [start, router]) spy.mockClear();
  prefetched.mockReturnValue(true);
  calm.mockReturnValue(false);
  show(HOME);
});
afterEach(() => vi.useRealTimers());

test("a project's picture becomes the banner of its page, and no other one takes part", async () => {
  link().click();
  expect(start).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  expect(named()).toEqual(['', 'picture']);
  const changed = change();
  expect(router).toHaveBeenCalledOnce();
  show(NOTIFY);
  came();
  await changed;
  expect(named()).toEqual(['picture', '']);
  finish();
  await vi.waitFor(() => expect(named()).toEqual(['', '']));
});

test('a page that does not come at once is not waited for', async () => {
  link().click();
  const changed = change();
  vi.advanceTimersByTime(LONGEST_STILL_MS);
  await changed;
  expect(router).toHaveBeenCalledOnce();
});

test.each<[string, () => unknown, number]>([
  ['whose code is not there', () => prefetched.mockReturnValue(false), 0],
  ['for a visitor who asks for calm', () => calm.mockReturnValue(true), 0],
  ['without a picture', () => {}, 1],
  ['outside of the list of projects', () => {}, 2],
])('a link %s is followed as ever', (_, prepare, nth) => {
  prepare();
  link(nth).click();
  expect(start).not.toHaveBeenCalled();
  expect(router).toHaveBeenCalledOnce();
});
