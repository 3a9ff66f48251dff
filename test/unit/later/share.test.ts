import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MESSAGE_MS, shareOnClick } from '../../../src/later/share';

const announce = vi.fn();
const writeText = vi.fn(async (_: string) => {});
const shareNatively = vi.fn(async (_?: ShareData) => {});
const device: { clipboard: Clipboard; share?: typeof shareNatively } = {
  clipboard: { writeText } as Partial<Clipboard> as Clipboard,
};
shareOnClick(announce, device);

let button: HTMLButtonElement;
beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [announce, writeText, shareNatively]) spy.mockReset();
  delete device.share;
  document.title = 'Notify · Robin Sample';
  history.replaceState(null, '', '/notify?from=mail#diagrams');
  document.body.innerHTML = '<button type="button" data-share>Share this page</button>';
  button = document.querySelector('button') as HTMLButtonElement;
});
afterEach(() => vi.useRealTimers());

const URL_TO_SHARE = `${location.origin}/notify`;
const press = async () => {
  button.click();
  await vi.advanceTimersByTimeAsync(0);
};

test("shares the page with the device's own dialog if there is one", async () => {
  device.share = shareNatively;
  await press();
  const page = { title: 'Notify · Robin Sample', url: URL_TO_SHARE };
  expect(shareNatively).toHaveBeenCalledExactlyOnceWith(page);
  expect(writeText).not.toHaveBeenCalled();
  expect(button.textContent).toBe('Share this page');
});

test.each([
  ['cancelled', 'AbortError'],
  ['started twice', 'InvalidStateError'],
])('copies nothing if sharing is %s', async (_, name) => {
  device.share = shareNatively.mockRejectedValue(new DOMException('called off', name));
  await press();
  expect(writeText).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
});

test.each(['without sharing', 'whose sharing fails'])(
  'on a device %s, copies the URL and shows that on the button for 2 s from the last press',
  async (device_) => {
    if (device_.includes('fails'))
      device.share = shareNatively.mockRejectedValue(new DOMException('not here', 'NotAllowedError'));
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_TO_SHARE);
    expect(button.textContent).toBe('Address copied');
    expect(announce).toHaveBeenLastCalledWith('Address copied');
    vi.advanceTimersByTime(MESSAGE_MS - 1);
    await press();
    vi.advanceTimersByTime(MESSAGE_MS - 1);
    expect(button.textContent).toBe('Address copied');
    vi.advanceTimersByTime(1);
    expect(button.textContent).toBe('Share this page');
    expect(announce).toHaveBeenLastCalledWith('');
  },
);

test('reports it if the browser refuses to copy', async () => {
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await press();
  expect(button.textContent).toBe('Copying was refused');
  expect(announce).toHaveBeenLastCalledWith('Copying was refused');
});
