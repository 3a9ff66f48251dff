import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
