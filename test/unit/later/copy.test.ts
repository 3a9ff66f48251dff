import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPIED_MS, copyValue } from '../../../src/later/copy';

const row = (value: string) => `<dd><a>${value}</a><button data-copy><i></i></button><span>Copy</span></dd>`;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `${row('robin@example.com')}${row('+1 (503) 555-0142')}<p id="copy-status"></p><b></b>`;
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const buttons = () => [...document.querySelectorAll('button')];
const press = (index: number, clipboard: unknown = { writeText: async () => {} }) =>
  copyValue(buttons()[index] as Element, clipboard as Clipboard);
const tips = () => buttons().map((button) => button.nextElementSibling?.textContent);

test('copying one value resets the other button', async () => {
  await press(0);
  await press(1);
  expect(tips()).toEqual(['Copy', 'Copied!']);
  expect(buttons().map((button) => button.hasAttribute('data-open'))).toEqual([false, true]);
});

test('copying again restarts the time of the message', async () => {
  await press(0);
  vi.advanceTimersByTime(COPIED_MS / 2);
  await press(0);
  vi.advanceTimersByTime(COPIED_MS - 1);
  expect(tips()).toEqual(['Copied!', 'Copy']);
  vi.advanceTimersByTime(1);
  expect(tips()).toEqual(['Copy', 'Copy']);
});

test.each<[string, unknown]>([
  ['refuses', { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }],
  ['has no clipboard', null],
])('a browser that %s may still know the older command', async (_, clipboard) => {
  const execCommand = vi.fn(() => getSelection()?.toString() === 'robin@example.com');
  Object.assign(document, { execCommand });
  await press(0, clipboard);
  expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy');
  expect(tips()).toEqual(['Copied!', 'Copy']);
  expect(document.body.lastElementChild?.localName).toBe('b');
});
