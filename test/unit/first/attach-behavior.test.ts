import { afterEach, expect, test, vi } from 'vitest';
import { attachBehavior } from '../../../src/first/attach-behavior';
import { FakeObserver, stubObserver } from './loading/fake-observer';

const { mount, unmount } = vi.hoisted(() => {
  const unmount = vi.fn();
  return { unmount, mount: vi.fn((_: HTMLElement) => unmount) };
});
vi.mock('../../../src/carousel/carousel-player', () => ({ mountCarousel: mount }));

afterEach(() => void vi.unstubAllGlobals());

test('a strip becomes a carousel as it comes near, and is unmounted with its page', async () => {
  stubObserver();
  document.body.innerHTML = '<main><div data-carousel><div class="splide__track"></div></div></main>';
  const [page, box] = [...document.querySelectorAll<HTMLElement>('main, [data-carousel]')];
  const stop = attachBehavior(page as Element);
  expect(mount).not.toHaveBeenCalled();
  for (const observer of FakeObserver.all) observer.report([box as Element, 1]);
  await expect.poll(() => mount).toHaveBeenCalledExactlyOnceWith(box);
  await vi.dynamicImportSettled();
  stop();
  expect(unmount).toHaveBeenCalledOnce();
  for (const observer of FakeObserver.all) expect(observer.watched.size).toBe(0);
});
