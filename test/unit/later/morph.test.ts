import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const prefetched = vi.fn(() => true);
vi.mock('../../../src/later/prefetch', () => ({ isPrefetched: () => prefetched() }));
const reduced = vi.fn(() => false);
vi.mock('../../../src/first/preferences/reduced-effects', () => ({ prefersReducedEffects: () => reduced() }));
const { MAX_FREEZE_MS, morphPictures } = await import('../../../src/later/morph');

/** The browser calls this once it has captured the page. */
let change: () => Promise<void>;
let finish: () => void;
const start = vi.fn((make: () => Promise<void>) => {
  change = make;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished };
});
const onPageShown = morphPictures(start);
const router = vi.fn((event: Event) => event.preventDefault());
addEventListener('click', router);

const images = () => [...document.querySelectorAll('img')];
const transitionNames = () => images().map((image) => image.style.getPropertyValue('view-transition-name'));
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
  reduced.mockReturnValue(false);
  show(HOME);
});
afterEach(() => vi.useRealTimers());

test("morphs only a project's picture into the banner of its page", async () => {
  link().click();
  expect(start).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  expect(transitionNames()).toEqual(['', 'picture']);
  const changed = change();
  expect(router).toHaveBeenCalledOnce();
  show(NOTIFY);
  onPageShown();
  await changed;
  expect(transitionNames()).toEqual(['picture', '']);
  finish();
  await expect.poll(() => transitionNames()).toEqual(['', '']);
});

test('does not wait for a page that is not shown at once', async () => {
  link().click();
  const changed = change();
  vi.advanceTimersByTime(MAX_FREEZE_MS);
  await changed;
  expect(router).toHaveBeenCalledOnce();
});

test('a link is followed as usual if the browser refuses the transition', () => {
  start.mockImplementationOnce(() => {
    throw new DOMException('hidden', 'InvalidStateError');
  });
  link().click();
  expect(router).toHaveBeenCalledOnce();
  expect(transitionNames()).toEqual(['', '']);
});

test.each<[string, () => unknown, number]>([
  ['whose code is not prefetched', () => prefetched.mockReturnValue(false), 0],
  ['for a visitor who prefers reduced motion', () => reduced.mockReturnValue(true), 0],
  ['without a picture', () => {}, 1],
  ['outside the list of projects', () => {}, 2],
])('a link %s is followed as usual', (_, prepare, nth) => {
  prepare();
  link(nth).click();
  expect(start).not.toHaveBeenCalled();
  expect(router).toHaveBeenCalledOnce();
});
