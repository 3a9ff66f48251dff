import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateHeadUrls } from '../../../src/later/head';
import { SLOW_MS, watchPageChanges } from '../../../src/later/page-changes';

const { dataset } = document.documentElement;
const onPageShown = vi.fn();
const announce = vi.fn();
watchPageChanges(onPageShown, announce);

beforeEach(() => {
  vi.useFakeTimers();
  onPageShown.mockClear();
  announce.mockClear();
});
afterEach(() => vi.useRealTimers());

// Both end once the MutationObserver has reported.
async function load() {
  dataset.loading = '';
}
async function arrive() {
  delete dataset.loading;
  dataset.moved = '';
}

test('choosing another page meanwhile does not restart the timer', async () => {
  await load();
  vi.advanceTimersByTime(SLOW_MS / 2);
  await load();
  vi.advanceTimersByTime(SLOW_MS / 2);
  expect(announce).toHaveBeenLastCalledWith('Loading …');
  await arrive();
});

test('reports pages when they are shown, and announces nothing for fast ones, even of two in a row', async () => {
  await load();
  await load();
  expect(onPageShown).not.toHaveBeenCalled();
  await arrive();
  vi.advanceTimersByTime(SLOW_MS);
  expect(onPageShown).toHaveBeenCalledOnce();
  expect(announce).not.toHaveBeenCalledWith('Loading …');
});

const page = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);

test('the URLs in the head are those of the current page', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://robin.example.com/"><meta property="og:url" content="https://robin.example.com/">';
  history.replaceState(null, '', '/notify?from=mail#diagrams');
  updateHeadUrls();
  expect(page('link[rel=canonical]', 'href')).toBe('https://robin.example.com/notify');
  expect(page('meta[property="og:url"]', 'content')).toBe('https://robin.example.com/notify');
});
