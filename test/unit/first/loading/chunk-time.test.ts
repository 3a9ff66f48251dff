import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../../src/first/loading/chunk';
import { hang, part } from './parts';

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = () => Promise.resolve('the part');
const respond = async () => new Response('', { headers: { 'content-type': 'text/javascript' } });
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

/** Records the error that the visitor would see. */
function watch(loading: Promise<unknown>) {
  const onError = vi.fn();
  loading.catch(onError);
  return onError;
}

test.each([
  ['an import', hang, { fetch: respond, load: arrives, reload }],
  ['the retry', refused, { fetch: respond, load: hang, reload }],
  ['the check of what is wrong', refused, { fetch: hang, load: arrives, reload }],
])('a visitor waits two minutes for %s that hangs, and no longer', async (_, load, browser) => {
  const onError = watch(loadChunk('notify', part(file, load), browser));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout', url: file }));
});

test('the next attempt does not wait for the fetch that hung', async () => {
  const load = vi.fn(arrives);
  watch(loadChunk('notify', part(file, hang)));
  await vi.advanceTimersByTimeAsync(120_000);
  await expect(loadChunk('notify', part(file, hang), { fetch: respond, load, reload })).resolves.toBe(
    'the part',
  );
  expect(load).toHaveBeenCalledExactlyOnceWith(`${file}?1`);
});

test('leaves no timer running once the chunk has loaded', async () => {
  await loadChunk('notify', part(file, arrives));
  expect(vi.getTimerCount()).toBe(0);
});
