import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const prefetched = vi.fn(() => true);
vi.mock('../../../src/first/loading/part', () => ({ isPrefetched: () => prefetched() }));
const reduced = vi.fn(() => false);
vi.mock('../../../src/first/preferences/reduced-effects', () => ({ prefersReducedEffects: () => reduced() }));
const navigation = await import('../../../src/first/navigation');
const { tellShown } = navigation;
const { MAX_FREEZE_MS, morphPictures } = await import('../../../src/later/morph');

/** The browser calls this once it has captured the page. */
let change: () => Promise<void>;
const start = vi.fn((make: () => Promise<void>) => {
  change = make;
  const skipped = Promise.reject(new DOMException('skipped', 'AbortError'));
  return { ready: skipped, finished: Promise.resolve() };
});
morphPictures(start);
/** Follows the link. */
const show = vi.fn();
const follow = (link: HTMLAnchorElement) => navigation.beforeShow(link, show);

const images = () => [...document.querySelectorAll('img')];
const transitionNames = () => images().map((image) => image.style.getPropertyValue('view-transition-name'));
const HOME = `<main><header><img alt="me"></header>
  <ul><li><a href="/notify"><img alt="Notify"></a></li><li><a href="/devhive">No picture</a></li></ul>
  <p><a href="/notify">Notify</a></p></main>`;
const link = (nth = 0) => document.querySelectorAll('a')[nth] as HTMLAnchorElement;

beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [start, show]) spy.mockClear();
  prefetched.mockReturnValue(true);
  reduced.mockReturnValue(false);
  document.body.innerHTML = HOME;
  for (const image of images()) image.checkVisibility = () => true;
});
afterEach(() => vi.useRealTimers());

test('does not wait for a page that is not shown at once', async () => {
  expect(follow(link())).toBe(true);
  expect(show).not.toHaveBeenCalled();
  const changed = change();
  vi.advanceTimersByTime(MAX_FREEZE_MS);
  await changed;
  expect(show).toHaveBeenCalledOnce();
});

test('a picture becomes the banner of the page that its link leads to, as soon as that is shown', async () => {
  follow(link());
  expect(transitionNames()).toEqual(['', 'picture']);
  show.mockImplementationOnce(() => {
    document.body.innerHTML = '<main><header><img alt="Notify, large"></header></main>';
    tellShown();
  });
  await change();
  expect(transitionNames()).toEqual(['picture']);
});

test('a link is followed as usual if the browser refuses the transition', () => {
  start.mockImplementationOnce(() => {
    throw new DOMException('hidden', 'InvalidStateError');
  });
  expect(follow(link())).toBe(false);
  expect(transitionNames()).toEqual(['', '']);
});

test.each<[string, () => unknown, number]>([
  ['whose code is not prefetched', () => prefetched.mockReturnValue(false), 0],
  ['for a visitor who prefers reduced motion', () => reduced.mockReturnValue(true), 0],
  ['without a picture', () => {}, 1],
  ['outside the list of projects', () => {}, 2],
])('a link %s is followed as usual', (_, prepare, nth) => {
  prepare();
  expect(follow(link(nth))).toBe(false);
  expect(start).not.toHaveBeenCalled();
});
