import { expect, test, vi } from 'vitest';
import { copying, copyOnPress } from '../../../src/first/copy-text';

test('a press copies before there is an app, and once although the app repeats it', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = '<pre>const a</pre><button data-copy><i></i></button>';
  copyOnPress();
  const press = () => document.querySelector('i')?.click();
  press();
  await vi.waitFor(() => expect(writeText.mock.calls).toEqual([['const a']]));
  press();
  expect(await copying.get(document.querySelector('button') as Element)).toBe(true);
  expect(writeText).toHaveBeenCalledOnce();
});
