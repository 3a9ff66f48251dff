import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAID_MS, shareOnClick } from '../../../src/touches/share';

const say = vi.fn();
const writeText = vi.fn(async (_: string) => {});
const shareNatively = vi.fn(async (_?: ShareData) => {});
const device: { clipboard: Clipboard; share?: typeof shareNatively } = {
  clipboard: { writeText } as Partial<Clipboard> as Clipboard,
};
shareOnClick(say, device);

let button: HTMLButtonElement;
beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [say, writeText, shareNatively]) spy.mockReset();
  delete device.share;
  document.title = 'Notify · Robin Sample';
  history.replaceState(null, '', '/notify?from=mail#diagrams');
  document.body.innerHTML = '<button type="button" data-share>Share this page</button>';
  button = document.querySelector('button') as HTMLButtonElement;
});
afterEach(() => vi.useRealTimers());

const ADDRESS = `${location.origin}/notify`;
const press = async () => {
  button.click();
  await vi.advanceTimersByTimeAsync(0);
};

test("the page is shared the device's own way, where it has one", async () => {
  device.share = shareNatively;
  await press();
  expect(shareNatively).toHaveBeenCalledExactlyOnceWith({ title: 'Notify · Robin Sample', url: ADDRESS });
  expect(writeText).not.toHaveBeenCalled();
  expect(button.textContent).toBe('Share this page');
});

test.each([
  ['thinks better of sharing', 'AbortError'],
  ['presses twice', 'InvalidStateError'],
])('who %s gets nothing on the clipboard', async (_, name) => {
  device.share = shareNatively.mockRejectedValue(new DOMException('called off', name));
  await press();
  expect(writeText).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
});

test.each(['without a way to share', 'whose way to share fails'])(
  'on a device %s the address is copied, and the button says so for 2 s',
  async (device_) => {
    if (device_.includes('fails'))
      device.share = shareNatively.mockRejectedValue(new DOMException('not here', 'NotAllowedError'));
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(button.textContent).toBe('Address copied');
    expect(say).toHaveBeenLastCalledWith('Address copied');
    vi.advanceTimersByTime(SAID_MS - 1);
    expect(button.textContent).toBe('Address copied');
    vi.advanceTimersByTime(1);
    expect(button.textContent).toBe('Share this page');
    expect(say).toHaveBeenLastCalledWith('');
  },
);

test('another press starts the 2 s anew', async () => {
  await press();
  vi.advanceTimersByTime(SAID_MS - 1);
  await press();
  vi.advanceTimersByTime(SAID_MS - 1);
  expect(button.textContent).toBe('Address copied');
  vi.advanceTimersByTime(1);
  expect(button.textContent).toBe('Share this page');
});

test('a browser that refuses to copy is not said to have copied', async () => {
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await press();
  expect(button.textContent).toBe('Copying was refused');
  expect(say).toHaveBeenLastCalledWith('Copying was refused');
});
