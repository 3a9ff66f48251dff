import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPIED_MS, copyValue } from '../../../src/later/copy';
import { ANSWER_MS } from '../../../src/later/copy-text';

const row = (value: string) => `<dd><a>${value}</a><button data-copy><i></i></button><span>Copy</span></dd>`;

const writeText = vi.fn(async (_: string) => {});

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset();
  document.body.innerHTML = `${row('robin@example.com')}${row('+1 (503) 555-0142')}<p id="copy-status"></p><b></b>`;
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const buttons = () => [...document.querySelectorAll('button')];
const press = (button: Element | undefined, clipboard: unknown = { writeText }) =>
  copyValue(button as Element, button?.previousElementSibling as Element, clipboard as Clipboard);
const tips = () => buttons().map((button) => button.nextElementSibling?.textContent);
const open = () => buttons().map((button) => button.hasAttribute('data-open'));
const status = () => document.getElementById('copy-status')?.textContent;

test('copies the exact value to the clipboard, and button and status say so', async () => {
  await press(buttons()[1]);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('+1 (503) 555-0142');
  expect(tips()).toEqual(['Copy', 'Copied!']);
  expect(open()).toEqual([false, true]);
  expect(status()).toBe('Copied!');
});

test('shows "Copied!" for two seconds', async () => {
  expect(COPIED_MS).toBe(2000);
  await press(buttons()[0]);
  vi.advanceTimersByTime(1999);
  expect(tips()).toEqual(['Copied!', 'Copy']);
  vi.advanceTimersByTime(1);
  expect(tips()).toEqual(['Copy', 'Copy']);
  expect(open()).toEqual([false, false]);
  expect(status()).toBe('');
});

test('copying one value resets the other button', async () => {
  await press(buttons()[0]);
  await press(buttons()[1]);
  expect(tips()).toEqual(['Copy', 'Copied!']);
  expect(open()).toEqual([false, true]);
});

test('copying again restarts the two seconds', async () => {
  await press(buttons()[0]);
  vi.advanceTimersByTime(1500);
  await press(buttons()[0]);
  vi.advanceTimersByTime(1999);
  expect(tips()).toEqual(['Copied!', 'Copy']);
  vi.advanceTimersByTime(1);
  expect(tips()).toEqual(['Copy', 'Copy']);
});

const refuse = async () => {
  throw new DOMException('refused', 'NotAllowedError');
};

test.each<[string, unknown]>([
  ['refuses', { writeText: refuse }],
  ['has no clipboard', null],
  ['never answers', { writeText: () => new Promise(() => {}) }],
])(
  'a browser that %s: within a second the value is selected and the visitor is told how to copy it',
  async (_, clipboard) => {
    Object.assign(document, { execCommand: () => false });
    const copying = press(buttons()[0], clipboard);
    expect(ANSWER_MS).toBeLessThan(1000);
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    await copying;
    expect(getSelection()?.toString()).toBe('robin@example.com');
    expect(tips()[0]).toMatch(/by hand/);
    expect(status()).toMatch(/by hand/);
    vi.advanceTimersByTime(COPIED_MS);
    expect(tips()[0]).toMatch(/by hand/);
  },
);

test.each<[string, unknown]>([
  ['refuses', { writeText: refuse }],
  ['has no clipboard', null],
])('a browser that %s may still know the older command', async (_, clipboard) => {
  const execCommand = vi.fn(() => getSelection()?.toString() === 'robin@example.com');
  Object.assign(document, { execCommand });
  await press(buttons()[0], clipboard);
  expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy');
  expect(tips()).toEqual(['Copied!', 'Copy']);
  expect(document.body.lastElementChild?.localName).toBe('b');
});
