import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPIED_MS, onCopyClick } from '../../../src/first/copy';

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
const press = (target: Element | null | undefined) =>
  onCopyClick({ target } as unknown as Event, { writeText } as unknown as Clipboard);
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

test('works on the icon inside the button', async () => {
  await press(buttons()[0]?.querySelector('i'));
  expect(tips()).toEqual(['Copied!', 'Copy']);
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

test('selects the value and explains how to copy it by hand if the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await press(buttons()[0]);
  expect(getSelection()?.toString()).toBe('robin@example.com');
  expect(tips()[0]).toMatch(/by hand/);
  expect(status()).toMatch(/by hand/);
  vi.advanceTimersByTime(COPIED_MS);
  expect(tips()[0]).toMatch(/by hand/);
});

test('does the same in a browser without a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  await onCopyClick({ target: buttons()[0] } as unknown as Event);
  expect(tips()[0]).toMatch(/by hand/);
});

test('ignores clicks elsewhere', async () => {
  await press(document.querySelector('b'));
  expect(writeText).not.toHaveBeenCalled();
  expect(tips()).toEqual(['Copy', 'Copy']);
});
