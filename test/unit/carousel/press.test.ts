import { expect, test, vi } from 'vitest';
import { openPressed } from '../../../src/carousel/press';

const openLightbox = vi.fn();
vi.mock('../../../src/carousel/lightbox/lightbox', () => ({ openLightbox }));

test('however many pictures are opened, nothing stays that hears of leaving the page', async () => {
  const slide = document.createElement('li');
  slide.append(document.createElement('a'));
  document.body.append(slide);
  const core = { Components: { Slides: { get: () => [{ slide, index: 0, isClone: false }] } } };
  HTMLDialogElement.prototype.showModal ??= () => {};
  const listen = vi.spyOn(window, 'addEventListener');
  for (let opened = 1; opened < 4; opened++) {
    slide.addEventListener('click', (event) => openPressed(core as never, event, ''), { once: true });
    slide.click();
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledTimes(opened));
  }
  const options = listen.mock.calls.filter(([type]) => type === 'beforeunload').map(([, , each]) => each);
  expect(options.map((each) => (each as AddEventListenerOptions).signal?.aborted)).toEqual([
    true,
    true,
    true,
  ]);
});
