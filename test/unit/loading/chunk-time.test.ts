import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk } from '../../../src/loading/chunk';
import { hang, part } from './parts';

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = () => Promise.resolve('the part');
const answers = async () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const reload = async () => false;

let file: string;
let count = 0;
beforeEach(() => {
  vi.useFakeTimers();
  file = `https://robin.example.com/assets/slow-${++count}.js`;
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a visitor would have been told so far. */
function watch(loading: Promise<unknown>) {
  const told = vi.fn();
  loading.catch(told);
  return told;
}

test('the visitor waits two minutes, no longer', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  const told = watch(loadChunk('notify', part(file, hang)));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout', url: file }));
});

test('a retry that hangs ends in time as well', async () => {
  const env = { fetch: answers, load: hang, reload };
  const told = watch(loadChunk('notify', part(file, refused), env));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
});

test('a host that hangs when it is asked what is wrong ends in time as well', async () => {
  const env = { fetch: hang, load: arrives, reload };
  const told = watch(loadChunk('notify', part(file, refused), env));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
});

test('the next try does not wait for the fetch that hung', async () => {
  const load = vi.fn(arrives);
  watch(loadChunk('notify', part(file, hang)));
  await vi.advanceTimersByTimeAsync(120_000);
  await expect(loadChunk('notify', part(file, hang), { fetch: answers, load, reload })).resolves.toBe(
    'the part',
  );
  expect(load).toHaveBeenCalledExactlyOnceWith(`${file}?1`);
});

test('no clock is left running once the part is there', async () => {
  await loadChunk('notify', part(file, arrives));
  expect(vi.getTimerCount()).toBe(0);
});
