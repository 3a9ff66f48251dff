import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOW_MS, watchPageChanges } from '../../../src/later/page-changes';

const { dataset } = document.documentElement;
const onPageShown = vi.fn();
const announce = vi.fn();
watchPageChanges(onPageShown, announce);

/** Lets the MutationObserver report. */
const flush = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  onPageShown.mockClear();
  announce.mockClear();
});
afterEach(() => vi.useRealTimers());

async function load() {
  dataset.loading = '';
  await flush();
}
async function arrive() {
  delete dataset.loading;
  dataset.moved = '';
  await flush();
}

test('choosing another page meanwhile does not restart the timer', async () => {
  await load();
  vi.advanceTimersByTime(SLOW_MS / 2);
  await load();
  vi.advanceTimersByTime(SLOW_MS / 2);
  expect(announce).toHaveBeenLastCalledWith('Loading …');
  await arrive();
});

test('announces nothing for fast pages, even of two that are chosen one after the other', async () => {
  await load();
  await load();
  await arrive();
  vi.advanceTimersByTime(SLOW_MS);
  expect(announce).not.toHaveBeenCalledWith('Loading …');
});

test('reports each page once when it is shown', async () => {
  await load();
  expect(onPageShown).not.toHaveBeenCalled();
  await arrive();
  expect(onPageShown).toHaveBeenCalledOnce();
  await arrive();
  expect(onPageShown).toHaveBeenCalledTimes(2);
});
