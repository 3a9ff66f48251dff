import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOW_MS, watchPages } from '../../../src/navigation/page-changes';

const { dataset } = document.documentElement;
const came = vi.fn();
const say = vi.fn();
watchPages(came, say);

/** Lets the document tell what has changed in it. */
const told = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  came.mockClear();
  say.mockClear();
});
afterEach(() => vi.useRealTimers());

async function load() {
  dataset.loading = '';
  await told();
}
async function arrive() {
  delete dataset.loading;
  dataset.moved = '';
  await told();
}

test('a page that takes long is said to be on its way, until it is there', async () => {
  await load();
  vi.advanceTimersByTime(SLOW_MS - 1);
  expect(say).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(say).toHaveBeenLastCalledWith('Loading …');
  await arrive();
  expect(say).toHaveBeenLastCalledWith('');
});

test('nothing is said of a page that comes fast', async () => {
  await load();
  vi.advanceTimersByTime(SLOW_MS - 1);
  await arrive();
  vi.advanceTimersByTime(SLOW_MS);
  expect(say).not.toHaveBeenCalledWith('Loading …');
});

test('another choice on the way starts no second wait', async () => {
  await load();
  vi.advanceTimersByTime(SLOW_MS / 2);
  await load();
  vi.advanceTimersByTime(SLOW_MS / 2);
  expect(say).toHaveBeenLastCalledWith('Loading …');
  await arrive();
});

test('each page that has come is told once', async () => {
  await load();
  expect(came).not.toHaveBeenCalled();
  await arrive();
  expect(came).toHaveBeenCalledOnce();
  await arrive();
  expect(came).toHaveBeenCalledTimes(2);
});
